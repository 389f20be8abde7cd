import { act, screen, waitFor } from '@testing-library/react';
import { alertsSaga, myAlertsRequested } from '@/features/alerts';
import { ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { YourAlerts } from './YourAlerts';

const serum = {
  id: 'one',
  kind: 'back',
  productId: 'serum',
  product: 'Rose serum',
  size: '30 ml',
  price: 649,
};
const cream = { ...serum, id: 'two', kind: 'price', productId: 'cream', product: 'Cream', size: '' };

it('lists what a person waits for, and removes one', async () => {
  const fake = fakeServices();
  const removed: unknown[] = [];
  const answer = (alerts: object[]) => ({
    kind: 'answered' as const,
    status: 200,
    body: { success: true, alerts },
  });
  fake.services.http = async ({ method, body }) => {
    if (method === 'GET') return answer([serum, cream]);
    removed.push(body);
    return removed.length === 1 ? { kind: 'network' } : answer([cream]);
  };
  const ui = (
    <>
      <YourAlerts />
      <ToastHost />
    </>
  );
  const { user } = renderWithStore(ui, { fake, sagas: [alertsSaga] });
  expect(await screen.findByRole('link', { name: 'Rose serum, 30 ml' })).toHaveAttribute(
    'href',
    '/product/serum',
  );
  expect(screen.getByText('One mail when it costs less than ₹649')).toBeVisible();
  const remove = screen.getByRole('button', { name: 'Remove Rose serum, 30 ml' });
  await user.click(remove);
  expect(await screen.findByText(/We could not reach the shop/)).toBeVisible();
  await user.dblClick(remove);
  expect(await screen.findByRole('heading', { name: 'Products we tell you about' })).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(removed).toEqual([{ id: 'one' }, { id: 'one' }]);
});

it('removes a second one that is pressed before the first is gone', async () => {
  const fake = fakeServices();
  const removed: unknown[] = [];
  const answers: ((alerts: object[]) => void)[] = [];
  const answer = (alerts: object[]) => ({
    kind: 'answered' as const,
    status: 200,
    body: { success: true, alerts },
  });
  fake.services.http = async ({ method, body }) => {
    if (method === 'GET') return answer([serum, cream]);
    removed.push(body);
    return new Promise((resolve) => {
      answers.push((alerts) => resolve(answer(alerts)));
    });
  };
  const { user } = renderWithStore(<YourAlerts />, { fake, sagas: [alertsSaga] });
  await user.dblClick(await screen.findByRole('button', { name: 'Remove Rose serum, 30 ml' }));
  await user.dblClick(screen.getByRole('button', { name: 'Remove Cream' }));
  for (const name of ['Remove Rose serum, 30 ml', 'Remove Cream'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  expect(removed).toEqual([{ id: 'one' }]);
  answers[0]?.([cream]);
  await waitFor(() => expect(removed).toEqual([{ id: 'one' }, { id: 'two' }]));
  expect(screen.getByRole('button', { name: 'Remove Cream' })).toHaveAttribute('aria-busy', 'true');
  answers[1]?.([]);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(removed).toHaveLength(2);
});

it('a late read does not bring back a removed one', async () => {
  const fake = fakeServices();
  const answer = (alerts: object[]) => ({
    kind: 'answered' as const,
    status: 200,
    body: { success: true, alerts },
  });
  let isLate = false;
  let answerLate = () => {};
  fake.services.http = ({ method }) =>
    new Promise((resolve) => {
      const send = () => resolve(answer(method === 'GET' ? [serum, cream] : [cream]));
      if (method === 'GET' && isLate) answerLate = send;
      else send();
    });
  const { user, dispatch } = renderWithStore(<YourAlerts />, { fake, sagas: [alertsSaga] });
  const remove = await screen.findByRole('button', { name: 'Remove Rose serum, 30 ml' });
  isLate = true;
  dispatch(myAlertsRequested());
  await user.click(remove);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await act(async () => answerLate());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
