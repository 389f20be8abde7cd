import { act, screen, waitFor } from '@testing-library/react';
import type { OrdersResponse } from '@/domain/contracts/adminOrders/list';
import { KeysProvider } from '@/features/admin/keys/KeysProvider';
import { fail, ok } from '@/services';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPage, aRow, fakeOrderList } from '../testing/orderList';
import { messages } from '../messages';
import { orderListSaga } from './listSaga';
import { OrdersScreen } from './OrdersScreen';

/** The screen with a list whose answers the test releases. */
function open(path: string) {
  const answers = new Map<string, (answer: ReturnType<typeof ok<OrdersResponse>> | 'down') => void>();
  const list = fakeOrderList({
    page: ({ q }) =>
      new Promise((resolve) =>
        answers.set(q, (answer) => resolve(answer === 'down' ? fail({ kind: 'network' }) : answer)),
      ),
  });
  const view = renderAdmin(
    <KeysProvider>
      <OrdersScreen />
    </KeysProvider>,
    { sagas: [(services) => orderListSaga(services, list.watched)], path },
  );
  const answer = async (q: string, with_: Parameters<NonNullable<ReturnType<typeof answers.get>>>[0]) => {
    await waitFor(() => expect(answers.has(q)).toBe(true));
    await act(async () => answers.get(q)?.(with_));
  };
  return { ...view, answer };
}

const asha = ok(aPage([aRow(1, { customer: 'Asha Rao' })]));
const bela = ok(aPage([aRow(2, { customer: 'Bela Sen' })]));

test('the late answer of an earlier search does not replace that of a newer one', async () => {
  const { user, answer } = open('/admin/orders?q=asha');
  const field = screen.getByLabelText('Search orders');
  await user.clear(field);
  await user.type(field, 'bela');
  await answer('bela', bela);
  expect(await screen.findByText('Bela Sen')).toBeVisible();
  await answer('asha', asha);
  expect(screen.queryByText('Asha Rao')).toBeNull();
  expect(screen.getByText('Bela Sen')).toBeVisible();
});

test('orders that only come close are said to be so, until another search is under way', async () => {
  const { user, answer } = open('/admin/orders?q=ahsa');
  await answer('ahsa', ok({ ...asha.value, isFuzzy: true }));
  expect(await screen.findByText(messages.list.fuzzy('ahsa'))).toBeVisible();
  const field = screen.getByLabelText('Search orders');
  await user.clear(field);
  await user.type(field, 'asha');
  await answer('asha', asha);
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.queryByText(/come close/)).toBeNull();
});

test('a search that finds nothing and one that fails say so', async () => {
  const { user, answer } = open('/admin/orders?q=nobody');
  await answer('nobody', ok(aPage([])));
  expect(await screen.findByText('Nothing matches “nobody”')).toBeVisible();
  const field = screen.getByLabelText('Search orders');
  await user.clear(field);
  await user.type(field, 'asha');
  await answer('asha', 'down');
  await user.click(await screen.findByRole('button', { name: /again/i }));
  await answer('asha', asha);
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});

test('where nothing is found, each filter can be taken away, and too few digits are said to be so', async () => {
  const { user, answer, container } = open('/admin/orders?q=12&status=packed&method=cod');
  await answer('12', ok(aPage([])));
  expect(await screen.findByText(messages.list.fewDigits)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the filter Packed' }));
  await answer('12', ok(aPage([])));
  expect(screen.queryByRole('button', { name: 'Remove the filter Packed' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove the filter Cash on Delivery' })).toBeVisible();
  expect(container.querySelector('select')).toHaveValue('');
});
