import type { Firestore, Query } from 'firebase-admin/firestore';
import { timeRangeOf, type OrderQuery } from '@/domain/admin/orderList/query';
import type { OrderSearch } from '@/domain/admin/orderList/search';
import type { Wait } from '@/domain/admin/orderList/row';
import type { Order } from '@/domain/orders/order/order';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { collectionOf } from '../../platform/firestore/collections';

type Days = Pick<OrderQuery, 'from' | 'to'>;

export const allOrders = (db: Firestore) => collectionOf(db, 'orders');

/** Restricts a query to the days of the list. */
function within(query: Query<Order>, days: Days) {
  const { since, until } = timeRangeOf(days);
  const from = since ? query.where('createdAt', '>=', since) : query;
  return until ? from.where('createdAt', '<', until) : from;
}

/**
 * Queries that find every order that waits for the team in each way; they may find more. A parcel that the courier
 * cancelled by itself is found by `cancelledByCourier`, because its status stays 'booked'.
 */
const WAITING: Record<Wait, (orders: Query<Order>) => Query<Order>> = {
  pack: (orders) => orders.where('status', '==', 'placed'),
  courier: (orders) => orders.where('shipment.status', 'in', ['booking', 'failed']),
  parcel: (orders) => orders.where('shipment.trouble.seenAt', '==', ''),
  return: (orders) => orders.where('status', '==', 'return_requested'),
  back: (orders) => orders.where('waits', 'array-contains', 'back'),
  refund: (orders) => orders.where('waits', 'array-contains', 'refund'),
};

const cancelledByCourier = (db: Firestore) => allOrders(db).where('waits', 'array-contains', 'courier');

/** The orders that wait in a way, without an order; there may be more. */
export const waitingQuery = (db: Firestore, wait: Wait) => WAITING[wait](allOrders(db));

/** The orders whose return the team has to decide or judge. */
export const returnsToDecide = (db: Firestore) =>
  allOrders(db).where('returnCase.waits', 'in', ['decide', 'judge']);

/** Orders by status, payment method and days: the part of a query that can be counted as well as listed. */
export function filteredOrders(
  db: Firestore,
  { status, method, ...days }: Omit<OrderQuery, 'q' | 'waits' | 'after'>,
): Query<Order> {
  const byStatus = status ? allOrders(db).where('status', '==', status) : allOrders(db);
  const byMethod = method ? byStatus.where('paymentMethod', '==', method) : byStatus;
  return within(byMethod, days);
}

/** The queries of a list without a search, newest first; together they may find more than the list shows. */
export function listQueries(db: Firestore, query: OrderQuery): Query<Order>[] {
  if (!query.waits) return [filteredOrders(db, query)];
  const waiting = [waitingQuery(db, query.waits)];
  if (query.waits === 'courier') waiting.push(cancelledByCourier(db));
  return waiting.map((one) => within(one, query));
}

/** The query for a person's orders, newest first; null for a search that names single orders. */
export function searchQuery(db: Firestore, { by, value }: OrderSearch): Query | null {
  if (by === 'phone') return allOrders(db).where('address.phone', '==', value);
  return by === 'email' ? allOrders(db).where('email', '==', value) : null;
}

/** The query for an id, a part of one, or an AWB. */
export function lookupQuery(db: Firestore, { by, value }: OrderSearch): Query | null {
  const orders = allOrders(db);
  switch (by) {
    case 'id':
      return orders.where(DOCUMENT_ID, '==', orders.firestore.doc(`orders/${value}`));
    case 'idBeginning':
      return orders.orderBy(DOCUMENT_ID).startAt(value).endAt(`${value}~`);
    case 'idEnd':
      return orders.where('idEnd', '==', value);
    case 'awb':
      return orders.where('shipment.awb', '==', value);
    case 'phone':
    case 'email':
      return null;
  }
}
