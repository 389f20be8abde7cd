import type { Firestore, Query } from 'firebase-admin/firestore';
import { MAX_COUNTED, type OrderCounts } from '@/domain/contracts/adminOrders';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { ALL_ORDERS, type OrderQuery } from '@/domain/admin/orderList/query';
import { allOrders, filteredOrders } from './queries';
import { readOrders } from './readOrders';

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Orders that came back and wait at most for their refund. */
const takenIn = (orders: Query): Query => orders.where('status', '==', 'rto').where('cameBack.at', '>', '');

/** Counts the orders that wait for the admin, with count queries where possible. */
export async function countWaitingOrders(db: Firestore, now: Date): Promise<OrderCounts['waits']> {
  const orders = allOrders(db);
  const byStatus = (status: string) => countOf(orders.where('status', '==', status));
  // Whether money is owed for what came back stands in no index: an order of ₹0 owes none.
  const looked = (waits: 'courier' | 'refund') =>
    readOrders(db, { ...ALL_ORDERS, waits }, { now, count: MAX_COUNTED });
  const [pack, parcel, returns, rto, back, courier, refund] = await Promise.all([
    byStatus('placed'),
    countOf(orders.where('shipment.trouble.seenAt', '==', '')),
    countOf(orders.where('returnCase.waits', 'in', ['decide', 'judge'])),
    byStatus('rto'),
    countOf(takenIn(orders)),
    looked('courier'),
    looked('refund'),
  ]);
  return {
    pack,
    parcel,
    return: returns,
    back: rto - back,
    courier: courier.found.length,
    refund: refund.found.length,
  };
}

/** Counts the orders of each status, and those that wait for the admin. */
export async function countOrders(db: Firestore, query: OrderQuery, now: Date): Promise<OrderCounts> {
  const [statuses, waits] = await Promise.all([
    Promise.all(
      ORDER_STATUSES.map(async (status) => [status, await countOf(filteredOrders(db, { ...query, status }))]),
    ),
    countWaitingOrders(db, now),
  ]);
  return { statuses: Object.fromEntries(statuses) as OrderCounts['statuses'], waits };
}
