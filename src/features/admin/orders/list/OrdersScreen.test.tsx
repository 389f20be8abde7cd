import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import { renderAdmin } from '../../testing/renderAdmin';
import { KeysProvider } from '@/features/admin/keys/KeysProvider';
import { orderListSaga } from './listSaga';
import { changesLoaded } from './listSlice';
import { OrdersScreen } from './OrdersScreen';
import { aPage, aRow, fakeOrderList, someCounts } from '../testing/orderList';
import { ageText } from './table/ageText';
import { messages } from '../messages';

const Where = () => <p>{useLocation().search}</p>;

const ROWS = [aRow(4), aRow(3), aRow(2, { waits: [], status: 'delivered' }), aRow(1, { customer: '' })];

function open(path = '/admin/orders', rows = ROWS) {
  const queries: OrderQuery[] = [];
  const list = fakeOrderList({
    page: async (query) => {
      queries.push(query);
      return ok(aPage(rows, query.after ? null : '2026-11-22T09:01:00.000Z_GLM1'));
    },
    counts: async () => ok({ ...someCounts, statuses: { ...someCounts.statuses, placed: 57 } }),
  });
  const view = renderAdmin(
    <KeysProvider>
      <Where />
      <OrdersScreen />
      <ToastHost />
    </KeysProvider>,
    { sagas: [(services) => orderListSaga(services, list.watched)], path },
  );
  return { ...view, list, queries };
}

test('the list loads the filters of the URL, and chosen filters are stored in it', async () => {
  const { user, queries } = open('/admin/orders?status=placed');
  expect(await screen.findByText('57 orders')).toBeVisible();
  expect(queries[0]).toMatchObject({ status: 'placed' });
  await user.selectOptions(screen.getByLabelText('Payment'), 'Pay Online');
  expect(screen.getByText('?status=placed&method=online')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^To pack/ }));
  expect(screen.getByText('?waits=pack')).toBeVisible();
  await user.type(screen.getByLabelText('Search orders'), '98450 12345');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ q: '98450 12345', waits: 'pack' }));
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(queries.at(-1)?.after).toBe('2026-11-22T09:01:00.000Z_GLM1'));
  expect(await screen.findByRole('button', { name: 'Newest' })).toBeVisible();
});

test('Shift selects a range, and only orders that can be packed are offered for packing', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText('Choose GLM4'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText('Choose GLM1'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pack 3' })).toBeVisible();
  expect(screen.getByText(messages.list.deleted)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByText('4 selected')).toBeNull();
});

test('Shift and J at the end of the list choose its last order once', async () => {
  const { user } = open();
  await screen.findByLabelText('Choose GLM4');
  await user.keyboard('jjj');
  await user.keyboard('{Shift>}jj{/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('keyboard shortcuts move along the rows and to the search', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'GLM4' });
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'GLM3' })).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByLabelText('Search orders')).toHaveFocus();
});

test('a list that fails to load says why and can be reloaded', async () => {
  const { user, list } = open();
  await screen.findByRole('link', { name: 'GLM4' });
  list.api.page = async () => fail({ kind: 'network' });
  await user.selectOptions(screen.getByLabelText('Status'), 'packed');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  list.api.page = async () => ok(aPage([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(messages.list.nothingTitle)).toBeVisible();
});

test('a first day after the last is said to be the reason of the empty list', async () => {
  open('/admin/orders?from=2026-11-27&to=2026-11-20', []);
  expect(await screen.findByText('The first day cannot be after the last.')).toBeVisible();
});

test('a shop without orders says so, and asks for no other search', async () => {
  const { user, list } = open();
  await screen.findByRole('link', { name: 'GLM4' });
  list.api.page = async () => ok(aPage([]));
  await user.selectOptions(screen.getByLabelText('Status'), 'packed');
  await screen.findByText('No orders here');
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (send = resolve));
  list.api.page = async () => {
    await isSent;
    return ok(aPage([]));
  };
  await user.click(await screen.findByRole('link', { name: 'All' }));
  // Before the counts are known, no empty state is shown.
  expect(screen.queryByText('No orders yet')).toBeNull();
  send();
  expect(await screen.findByText('No orders yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
});

test('a failed reload keeps the shown list', async () => {
  const { user, list, dispatch } = open();
  await screen.findByRole('link', { name: 'GLM4' });
  dispatch(changesLoaded({ rows: [aRow(9)], many: false, now: '2026-11-22T10:00:00.000Z' }));
  list.api.page = async () => fail({ kind: 'network' });
  await user.click(screen.getByRole('button', { name: 'Show 1 new order' }));
  expect(await screen.findByRole('link', { name: 'GLM4' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
});

test('an incomplete year is kept as typed and causes no request', async () => {
  const { queries, list } = open();
  await screen.findByText('57 orders');
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '0002-11-01' } });
  expect(from).toHaveValue('0002-11-01');
  expect(queries).toHaveLength(1);
  fireEvent.change(from, { target: { value: '2026-11-01' } });
  expect(queries.at(-1)).toMatchObject({ from: '2026-11-01' });
  await waitFor(() => expect(list.calls.filter((call) => call === 'counts')).toHaveLength(2));
});

test.each([
  ['2026-11-22T10:00:20.000Z', '0 min'],
  ['2026-11-22T09:02:00.000Z', '58 min'],
  ['2026-11-22T09:00:00.000Z', '1 h'],
  ['2026-11-20T10:01:00.000Z', '47 h'],
  ['2026-11-20T10:00:00.000Z', '2 d'],
])('the age of %s is %p', (iso, words) => {
  expect(ageText(iso, new Date('2026-11-22T10:00:00.000Z'))).toBe(words);
});

test('all orders of a query are chosen over its pages, and stay chosen when the page turns', async () => {
  const { user, list } = open();
  await user.click(await screen.findByLabelText('Choose GLM4'));
  const later = aPage([aRow(9), aRow(8)]);
  list.api.page = async (query) => ok(query.after ? later : aPage([aRow(4), aRow(3)], 'more'));
  await user.click(screen.getByRole('button', { name: 'Select all 57' }));
  expect(await screen.findByText('4 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pack 4' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByLabelText('Choose GLM9')).toBeChecked();
  expect(screen.getByText('4 selected')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Payment'), 'Pay Online');
  await waitFor(() => expect(screen.queryByText('4 selected')).toBeNull());
});

test('what could not be read for a selection leaves the selection as it was', async () => {
  const { user, list } = open();
  await user.click(await screen.findByLabelText('Choose GLM4'));
  list.api.page = async () => fail({ kind: 'network' });
  await user.click(screen.getByRole('button', { name: 'Select all 57' }));
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select all 57' })).toBeEnabled();
});
