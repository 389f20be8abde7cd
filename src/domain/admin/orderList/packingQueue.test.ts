import { paidOrder } from '@/domain/orders/order/testing';
import { isQueueOutdated } from './packingQueue';
import { orderRow, type OrderRow } from './row';

const row = (id: string, change: Partial<OrderRow> = {}): OrderRow => ({
  ...orderRow(paidOrder('placed'), new Date('2026-11-22T10:00:00.000Z')),
  id,
  updatedAt: '2026-11-22T09:00:00.000Z',
  waits: ['pack'],
  ...change,
});
const LATER = '2026-11-22T09:30:00.000Z';

test.each<[string, boolean, OrderRow[], boolean]>([
  ['nothing', false, [], false],
  ['one of the queue, as it is known', false, [row('A')], false],
  ['one of the queue', false, [row('A', { updatedAt: LATER })], true],
  [
    'one of the queue that was packed by a colleague',
    true,
    [row('A', { updatedAt: LATER, waits: [] })],
    true,
  ],
  ['a new order', false, [row('B')], true],
  ['a new order behind those that wait', true, [row('B')], false],
  ['an order that waits for something else', false, [row('B', { waits: ['refund'] })], false],
])('changed: %s; more orders wait: %s', (_, more, changed, isOutdated) => {
  expect(isQueueOutdated({ rows: [row('A')], more }, changed)).toBe(isOutdated);
});
