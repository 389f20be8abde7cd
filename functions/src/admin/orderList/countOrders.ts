import type { Firestore, Query } from 'firebase-admin/firestore';
import { MOST_COUNTED, type OrderCounts } from '@/domain/contracts/adminOrders';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { ALL_ORDERS, type OrderQuery } from '@/domain/admin/orderList/query';
import { ordersOf, plainly } from './queries';
import { readOrders } from './readOrders';

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Orders that came back to us and wait for nothing but, perhaps, their money. */
const takenIn = (orders: Query): Query => orders.where('status', '==', 'rto').where('cameBack.at', '>', '');

/** How many orders wait for the admin: by counting alone where that tells it. */
export async function countWaits(db: Firestore, now: Date): Promise<OrderCounts['waits']> {
  const orders = ordersOf(db);
  const byStatus = (status: string) => countOf(orders.where('status', '==', status));
  // Whether money is owed for what came back stands in no index: an order of ₹0 owes none.
  const looked = (waits: 'courier' | 'refund') =>
    readOrders(db, { ...ALL_ORDERS, waits }, { now, count: MOST_COUNTED });
  const [pack, parcel, returns, rto, back, courier, refund] = await Promise.all([
    byStatus('placed'),
    countOf(orders.where('shipment.trouble.seenAt', '==', '')),
    byStatus('return_requested'),
    byStatus('rto'),
    countOf(takenIn(orders)),
    looked('courier'),
    looked('refund'),
  ]);
  return {
    ...{ pack, parcel, return: returns, back: rto - back },
    ...{ courier: courier.found.length, refund: refund.found.length },
  };
}

/** How many orders there are of each status, and wait for the admin. */
export async function countOrders(db: Firestore, query: OrderQuery, now: Date): Promise<OrderCounts> {
  const [statuses, waits] = await Promise.all([
    Promise.all(
      ORDER_STATUSES.map(async (status) => [status, await countOf(plainly(db, { ...query, status }))]),
    ),
    countWaits(db, now),
  ]);
  return { statuses: Object.fromEntries(statuses) as OrderCounts['statuses'], waits };
}
