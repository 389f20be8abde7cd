import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { ActivityEntry, UndoPreview } from '@/domain/contracts/admin/activity';
import { ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { answered } from '@/testing/answered';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import ActivityScreen from './ActivityScreen';
import { filtersText, NO_FILTERS, readFilters } from './activityAddress';

const entry = (id: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at: '2026-11-20T06:00:00.000Z',
  by: { uid: 'ada', email: 'ada@example.com', name: 'Ada Rao' },
  action: 'order.packed',
  target: 'orders/GLM1',
  requestId: id,
  changes: [{ field: 'status', before: 'placed', after: 'packed' }],
  targetExists: true,
  parts: 0,
  isUndoable: false,
  ...change,
});
const price = entry('p', {
  action: 'offer.saved',
  target: 'offers/x',
  name: 'GLOW10',
  changes: [{ field: 'discount', before: 10, after: 20 }],
  isUndoable: true,
});

function visit(path = '/admin/activity', first: ActivityEntry[] = [entry('a')]) {
  const fake = fakeServices();
  const requests: string[] = [];
  const record = {
    down: false,
    undo: {
      kind: 'possible',
      how: 'save',
      lines: [{ field: 'discount', now: 20, back: 10 }],
    } as UndoPreview,
    undoStatus: 200,
    held: Promise.resolve(),
    nextPart: '',
    heldPart: Promise.resolve(),
    preview: Promise.resolve(),
  };
  fake.services.http = async ({ path: to, method }) => {
    if (record.down) return { kind: 'network' };
    requests.push(to);
    // Only the first undo waits; the next is not answered.
    if (to.endsWith('/n/undo')) return new Promise(() => {});
    if (method === 'POST') await record.held;
    if (method === 'POST')
      return answered(record.undoStatus, { success: true, message: 'Undone.', code: 'x', isDone: true });
    if (to.endsWith('/p')) await record.preview;
    if (/activity\/[np]$/.test(to)) return answered(200, { entry: price, undo: record.undo });
    const people = [{ email: 'mina@example.com', name: 'Mina' }];
    const older = to.includes('after=');
    if (to.includes('run=') && older) await record.heldPart;
    if (to.includes('run='))
      return answered(200, {
        entries: [entry(older ? 'later' : 'part')],
        people,
        next: older ? '' : record.nextPart,
      });
    const entries = older ? [entry('b', { action: 'order.noted', changes: [] })] : first;
    return answered(200, { entries, people, next: older ? '' : 'at_a' });
  };
  const screens = (
    <>
      <Routes>
        <Route path="/admin/activity" element={<ActivityScreen />} />
      </Routes>
      <ToastHost />
    </>
  );
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  return { ...view, requests, record };
}

test('entries read as sentences with their changes, and older entries are added on request', async () => {
  const { user, record } = visit();
  expect(await screen.findByRole('link', { name: 'order GLM1' })).toHaveAttribute(
    'href',
    '/admin/orders/GLM1',
  );
  expect(screen.getByText('Ada Rao')).toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'Show more' });
  record.down = true;
  await user.click(more);
  await waitFor(() => expect(more).toBeEnabled());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  record.down = false;
  await user.click(more);
  expect(await screen.findByText(/wrote a note to the customer of/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the filters stand in the address and go to the server', async () => {
  const { user, requests } = visit('/admin/activity?target=orders/GLM1');
  await user.selectOptions(await screen.findByLabelText('What'), 'Orders');
  await user.selectOptions(await screen.findByLabelText('Who'), 'Mina');
  await waitFor(() =>
    expect(requests.at(-1)).toBe(
      '/api/admin/activity?person=mina%40example.com&kind=order&thing=orders%2FGLM1',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(requests.at(-1)).toBe('/api/admin/activity'));
});

test('a first day after the last is named as the reason that nothing is found', async () => {
  visit('/admin/activity?from=2026-11-30&to=2026-11-01', []);
  expect(await screen.findByText('The first day cannot be after the last.')).toBeVisible();
});

test('a bulk act opens its parts', async () => {
  const { user } = visit('/admin/activity', [entry('run', { run: 'ada_r_x', parts: 3, target: 'orders' })]);
  expect(await screen.findByText(/packed 3 orders/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '3 parts' }));
  const parts = await screen.findByRole('list', { name: 'Parts of: packed 3 orders' });
  expect(within(parts).getByRole('link', { name: 'order GLM1' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(parts).not.toBeInTheDocument();
});

test('later parts are added once, and not to parts that were hidden and opened again', async () => {
  const { user, requests, record } = visit('/admin/activity', [
    entry('run', { run: 'ada_r_x', parts: 3, target: 'orders' }),
  ]);
  record.nextPart = 'at_part';
  let answer = () => {};
  record.heldPart = new Promise((resolve) => (answer = resolve));
  await user.click(await screen.findByRole('button', { name: '3 parts' }));
  const parts = await screen.findByRole('list', { name: 'Parts of: packed 3 orders' });
  const more = within(parts.parentElement!).getByRole('button', { name: 'Show more' });
  await user.click(more);
  await user.click(more);
  await act(async () => answer());
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(within(parts).getAllByRole('listitem')).toHaveLength(2);
  expect(requests.filter((path) => path.includes('after='))).toHaveLength(1);

  record.heldPart = new Promise((resolve) => (answer = resolve));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await user.click(screen.getByRole('button', { name: '3 parts' }));
  const again = await screen.findByRole('list', { name: 'Parts of: packed 3 orders' });
  await user.click(within(again.parentElement!).getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await act(async () => answer());
  expect(screen.getByRole('button', { name: '3 parts' })).toBeVisible();
});

test('an undo shows what comes back, and is sent once', async () => {
  const { user, requests } = visit('/admin/activity', [price]);
  await user.click(
    await screen.findByRole('button', { name: 'Undo: changed the discount of offer GLOW10 from 10 to 20' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Undo this change?' });
  expect(await within(dialog).findByRole('row', { name: 'Discount 20 10' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(requests.filter((path) => path.endsWith('/undo'))).toEqual(['/api/admin/activity/p/undo']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Activity' })).toHaveFocus());
});

test('the answer to one undo leaves the dialog of the next', async () => {
  const next = { ...price, id: 'n', name: 'DEW20' };
  const { user, requests, record } = visit('/admin/activity', [price, next]);
  let answer = () => {};
  record.held = new Promise((resolve) => (answer = resolve));
  const undo = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Undo: .*${name}`) }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
  };
  await undo('GLOW10');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await undo('DEW20');
  expect(requests.filter((path) => path.endsWith('/undo'))).toEqual([
    '/api/admin/activity/p/undo',
    '/api/admin/activity/n/undo',
  ]);
  answer();
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('DEW20');
});

test('what somebody changed meanwhile is shown in the place of the undo', async () => {
  const { user, record } = visit('/admin/activity', [price]);
  record.undoStatus = 409;
  await user.click(await screen.findByRole('button', { name: /^Undo:/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  record.undo = { kind: 'changed', differences: [{ field: 'discount', left: 20, now: 30 }] };
  await user.click(undo);
  expect(await screen.findByRole('dialog', { name: 'This cannot be undone' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Discount 20 30' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a late preview of one undo leaves the dialog of the next', async () => {
  const { user, record } = visit('/admin/activity', [price, { ...price, id: 'n', name: 'DEW20' }]);
  record.undoStatus = 409;
  await user.click(await screen.findByRole('button', { name: /^Undo: .*GLOW10/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  let answer = () => {};
  record.preview = new Promise((resolve) => (answer = resolve));
  await user.click(undo);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Undo: .*DEW20/ }));
  expect(await screen.findByRole('row', { name: 'Discount 20 10' })).toBeInTheDocument();
  record.undo = { kind: 'changed', differences: [{ field: 'discount', left: 20, now: 30 }] };
  await act(async () => answer());
  expect(screen.getByRole('row', { name: 'Discount 20 10' })).toBeInTheDocument();
});

test.each<[string, object, string]>([
  ['', {}, ''],
  [
    'kind=order&from=2026-11-01&to=nonsense',
    { kind: 'order', from: '2026-11-01' },
    'kind=order&from=2026-11-01',
  ],
  ['kind=constructor&thing=+rose+', { thing: 'rose' }, 'thing=rose'],
])('the address ?%s narrows to %j', (search, change, text) => {
  expect(readFilters(search)).toEqual({ ...NO_FILTERS, ...change });
  expect(filtersText(readFilters(search))).toBe(text);
});

test('a bulk act is undone part by part, with progress and the reason of each that was not', async () => {
  const act = entry('run_ada_r_product.changed', {
    action: 'product.changed',
    target: 'products',
    run: 'ada_run-00000001_product.changed',
    parts: 3,
    changes: [],
    isUndoable: true,
  });
  const part = (id: string) =>
    entry(id, {
      action: 'product.changed',
      target: `products/${id}`,
      name: id,
      changes: [],
      isUndoable: true,
    });
  const fake = fakeServices();
  const undone: string[] = [];
  let goOn: (() => void) | undefined;
  let isDown = true;
  fake.services.http = async ({ path: to, method, body }) => {
    if (method === 'POST') {
      if (to.includes('toner')) await new Promise<void>((resolve) => (goOn = resolve));
      if (to.includes('cream') && isDown) return { kind: 'network' };
      undone.push(`${to.split('/').at(-2)} ${JSON.stringify(body)}`);
      if (to.includes('serum'))
        return answered(409, { code: 'changed_since', message: 'Somebody changed this.' });
      return answered(200, { success: true, message: 'Undone.', isDone: true });
    }
    if (to.endsWith('/serum')) {
      const differences = [{ field: 'slug', left: 'a', now: 'b' }];
      return answered(200, { entry: part('serum'), undo: { kind: 'changed', differences } });
    }
    if (to.includes('/run_')) return answered(200, { entry: act, undo: { kind: 'parts', count: 3 } });
    const isFirst = !to.includes('after=');
    if (to.includes('run=')) {
      const ids = isFirst ? ['toner', 'serum'] : ['cream'];
      return answered(200, { entries: ids.map(part), people: [], next: isFirst ? 'at_x' : '' });
    }
    return answered(200, { entries: [act], people: [], next: '' });
  };
  const { user } = renderAdmin(<ActivityScreen />, {
    fake,
    sagas: [(services) => adminSaga(services)],
    path: '/admin/activity',
  });
  await user.click(await screen.findByRole('button', { name: 'Undo: changed 3 products' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Each of the 3 changes is undone by itself/)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('progressbar')).toHaveAttribute('value', '0');
  expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  goOn?.();
  expect(await dialog.findByText(/^There is no connection, so it stopped here/)).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(goOn).toBeDefined());
  goOn?.();
  await waitFor(() => goOn?.());
  expect(await dialog.findByText('2 are as before')).toBeVisible();
  expect(dialog.getByText('1 was not undone')).toBeVisible();
  expect(dialog.getByText(/Address in the shop: this left a, it is b now/)).toBeVisible();
  expect(undone.at(-1)).toBe('cream {"withRun":true}');
});
