import type { OrderCounts } from '@/domain/contracts/adminOrders/list';
import { ALL_ORDERS, type OrderQuery } from '@/domain/admin/orderList/query';
import { ready } from '@/lib/remote';
import { aPage, aRow, someCounts } from '../../testing/orderList';
import { totalOf } from './totalOf';

const counts: OrderCounts = {
  statuses: { ...someCounts.statuses, placed: 65, delivered: 1000 },
  waits: { ...someCounts.waits, pack: 65, courier: 50, refund: 3 },
};
const many = ready(
  aPage(
    Array.from({ length: 4 }, (_, at) => aRow(at)),
    'more',
  ),
);
const cut = ready(aPage([aRow(2), aRow(1)], 'more'));
const whole = ready(aPage([aRow(2), aRow(1)]));

test.each<[string, Partial<OrderQuery>, typeof cut, ReturnType<typeof totalOf>]>([
  ['all orders, of which one status is not counted to its end', {}, cut, { count: 1065, isMore: true }],
  ['a status', { status: 'placed' }, cut, { count: 65, isMore: false }],
  ['what waits, on more than one page', { waits: 'pack' }, cut, { count: 65, isMore: false }],
  ['a further page of what waits', { waits: 'pack', after: 'x' }, whole, { count: 65, isMore: false }],
  ['what waits, counted to a limit', { waits: 'courier' }, cut, { count: 50, isMore: true }],
  ['what waits, of which all that is shown waits no more', { waits: 'refund' }, many, null],
  ['what waits, filtered, which nobody counts', { waits: 'pack', method: 'Pay Online' }, cut, null],
  ['what waits, filtered, on one page', { waits: 'pack', q: 'asha' }, whole, { count: 2, isMore: false }],
  ['a search over several pages', { q: 'asha' }, cut, null],
])('%s', (_what, query, page, total) => {
  expect(totalOf({ query: { ...ALL_ORDERS, ...query }, counts, page })).toEqual(total);
});

test('nothing is said before the counts are known', () => {
  expect(totalOf({ query: ALL_ORDERS, counts: null, page: cut })).toBeNull();
});
