import type { Firestore } from 'firebase-admin/firestore';
import { MAX_COURIER_COUNTED, type OrderCounts } from '@/domain/contracts/adminOrders/list';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order/order';
import { ALL_ORDERS, type OrderQuery } from '@/domain/admin/orderList/query';
import { countDocuments } from '../../platform/firestore/countDocuments';
import { countToPack } from './countToPack';
import { allOrders, filteredOrders, returnsToDecide } from './queries';
import { readOrders } from './readOrders';

/**
 * Counts the orders that wait for the team. Each count is a read or two, but for orders without a courier: those are
 * read, because whether a booking takes too long stands in no index.
 */
export async function countWaitingOrders(db: Firestore, now: Date): Promise<OrderCounts['waits']> {
  const orders = allOrders(db);
  const waiting = (wait: 'back' | 'refund') => countDocuments(orders.where('waits', 'array-contains', wait));
  const [pack, parcel, returns, back, refund, courier] = await Promise.all([
    countToPack(db),
    countDocuments(orders.where('shipment.trouble.seenAt', '==', '')),
    countDocuments(returnsToDecide(db)),
    waiting('back'),
    waiting('refund'),
    readOrders(db, { ...ALL_ORDERS, waits: 'courier' }, { now, count: MAX_COURIER_COUNTED }),
  ]);
  return { pack, parcel, return: returns, back, refund, courier: courier.found.length };
}

/** Counts the orders of each status, and those that wait for the team. */
export async function countOrders(db: Firestore, query: OrderQuery, now: Date): Promise<OrderCounts> {
  // Ordered like the list, because a count of days needs an index as well and would look for one with ascending days.
  const listed = (status: OrderStatus) =>
    filteredOrders(db, { ...query, status }).orderBy('createdAt', 'desc');
  const [statuses, waits] = await Promise.all([
    Promise.all(ORDER_STATUSES.map(async (status) => [status, await countDocuments(listed(status))])),
    countWaitingOrders(db, now),
  ]);
  return { statuses: Object.fromEntries(statuses) as OrderCounts['statuses'], waits };
}
