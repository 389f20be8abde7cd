import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { AuditEntry } from '@/domain/general/audit';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import { ActivityScreen } from './ActivityScreen';
import { actionText, targetOf, valueText } from './entries';

const entry = (id: string, change: Partial<AuditEntry> = {}): AuditEntry & { id: string } => ({
  id,
  at: '2026-11-20T06:00:00.000Z',
  by: { uid: 'ada', email: 'ada@example.com' },
  action: 'order.packed',
  target: 'orders/GLM1',
  requestId: id,
  changes: [{ field: 'status', before: 'placed', after: 'packed' }],
  ...change,
});

function visit(path = '/admin/activity') {
  const fake = fakeServices();
  const requests: string[] = [];
  const record = { down: false };
  fake.services.http = async ({ path: to }) => {
    if (record.down) return { kind: 'network' };
    requests.push(to);
    const older = to.includes('after=');
    const entries = older ? [entry('b', { action: 'order.noted', changes: [] })] : [entry('a')];
    return { kind: 'answered', status: 200, body: { entries, next: older ? '' : 'at_a' } };
  };
  const screens = (
    <Routes>
      <Route path="/admin/activity" element={<ActivityScreen />} />
    </Routes>
  );
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  return { ...view, requests, record };
}

test('entries are shown with their changes, and older entries are added on request', async () => {
  const { user } = visit();
  expect(await screen.findByText('Order packed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GLM1' })).toHaveAttribute('href', '/admin/orders/GLM1');
  expect(screen.getByText('placed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Order noted')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the activity of one target has a link back to all entries', async () => {
  const { user, requests } = visit('/admin/activity?thing=orders/GLM1');
  expect(await screen.findByText('What was done to orders/GLM1')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() =>
    expect(requests).toEqual(['/api/admin/activity?thing=orders%2FGLM1', '/api/admin/activity']),
  );
});

test('a failed load of older entries is reported and can be repeated', async () => {
  const { user, record } = visit();
  const more = await screen.findByRole('button', { name: 'Show more' });
  record.down = true;
  await user.click(more);
  await waitFor(() => expect(more).toBeEnabled());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  record.down = false;
  await user.click(more);
  expect(await screen.findByText('Order noted')).toBeInTheDocument();
});

test.each([
  ['order.booking_asked', 'Order booking asked'],
  ['product.changed', 'Product changed'],
  ['new.thing', 'new thing'],
])('%s reads “%s”', (action, words) => expect(actionText({ action })).toBe(words));

test('an entry links to the page of its target, if there is one', () => {
  expect(targetOf({ target: 'products/rose mist' })).toEqual({
    id: 'rose mist',
    path: '/admin/products/rose%20mist',
  });
  expect(targetOf({ target: 'parcels/AWB1' })).toEqual({ id: 'AWB1', path: null });
  expect(targetOf({ target: 'shop' })).toEqual({ id: '', path: null });
});

test('changed values are written on one line', () => {
  expect([null, '', 0, false, 'x', [1], { a: 1 }].map(valueText)).toEqual([
    ...['nothing', 'nothing', '0', 'false', 'x', '[1]', '{"a":1}'],
  ]);
});
