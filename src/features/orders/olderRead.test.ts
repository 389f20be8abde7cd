import type { Order } from '@/domain/orders/order/order';
import { anOrder } from '@/testing/builders';
import { ordersActions, ordersReducer, selectOrders } from './ordersSlice';

const { ordersLoaded, orderChanged, orderFollowed } = ordersActions;
const before = anOrder({ status: 'delivered', updatedAt: '2026-11-20T10:00:00.000Z' });
const returning: Order = {
  ...before,
  status: 'return_requested',
  updatedAt: '2026-11-20T10:05:00.000Z',
};
const list = (order: Order) => ({ orders: [order], more: false });
const statusAfter = (...actions: Parameters<typeof ordersReducer>[1][]) =>
  selectOrders({ orders: actions.reduce(ordersReducer, undefined!) }).map(({ status }) => status);

it.each([
  ['the list', ordersLoaded(list(before))],
  ['a poll', orderFollowed(before)],
])('keeps what a return made of an order beside %s from before it', (_, olderRead) => {
  expect(statusAfter(ordersLoaded(list(before)), orderChanged(returning), olderRead)).toEqual([
    'return_requested',
  ]);
});

it('shows what a read of the same moment or later brings', () => {
  const refused: Order = { ...returning, status: 'delivered' };
  expect(statusAfter(ordersLoaded(list(returning)), ordersLoaded(list(refused)))).toEqual(['delivered']);
  const later: Order = { ...refused, updatedAt: '2026-11-20T11:00:00.000Z' };
  expect(statusAfter(ordersLoaded(list(returning)), orderFollowed(later))).toEqual(['delivered']);
});
