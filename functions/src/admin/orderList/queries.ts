import type { Firestore, Query } from 'firebase-admin/firestore';
import { momentsOf, type OrderQuery } from '@/domain/admin/orderList/query';
import type { Probe } from '@/domain/admin/orderList/search';
import type { Wait } from '@/domain/admin/orderList/row';

/** A document's own id, as Firestore calls it; its SDK is loaded only with the first call. */
export const ID = '__name__';

type Days = Pick<OrderQuery, 'from' | 'to'>;

export const ordersOf = (db: Firestore): Query => db.collection('orders');

/** Within the days of a query. */
function within(query: Query, days: Days): Query {
  const { since, until } = momentsOf(days);
  const from = since ? query.where('createdAt', '>=', since) : query;
  return until ? from.where('createdAt', '<', until) : from;
}

/** Among which orders those are that wait so; all that wait are among them. */
const WAITING: Record<Wait, (orders: Query) => Query[]> = {
  pack: (orders) => [orders.where('status', '==', 'placed')],
  courier: (orders) => [orders.where('shipment.status', 'in', ['booking', 'failed'])],
  parcel: (orders) => [orders.where('shipment.trouble.seenAt', '==', '')],
  return: (orders) => [orders.where('status', '==', 'return_requested')],
  back: (orders) => [orders.where('status', '==', 'rto')],
  refund: (orders) => [
    orders.where('status', '==', 'returned'),
    orders.where('payment.refund.status', '==', 'due'),
    orders.where('status', '==', 'rto').where('paymentMethod', '==', 'Pay Online'),
  ],
};

/** The orders of a status and a payment method, within some days: what can be counted as well as listed. */
export function plainly(
  db: Firestore,
  { status, method, ...days }: Omit<OrderQuery, 'q' | 'waits' | 'after'>,
): Query {
  const byStatus = status ? ordersOf(db).where('status', '==', status) : ordersOf(db);
  const byMethod = method ? byStatus.where('paymentMethod', '==', method) : byStatus;
  return within(byMethod, days);
}

/** What is read, newest first, for a list without a search: all that belongs into it, and where it says so more. */
export function listed(db: Firestore, query: OrderQuery): Query[] {
  if (query.waits) return WAITING[query.waits](ordersOf(db)).map((one) => within(one, query));
  return [plainly(db, query)];
}

/** What a person's own orders are searched by, newest first; null for what names single orders. */
export function searched(db: Firestore, { by, value }: Probe): Query | null {
  if (by === 'phone') return ordersOf(db).where('address.phone', '==', value);
  return by === 'email' ? ordersOf(db).where('email', '==', value) : null;
}

/** The few orders that an id, a part of one or an AWB names. */
export function named(db: Firestore, { by, value }: Probe): Query | null {
  const orders = ordersOf(db);
  switch (by) {
    case 'id':
      return orders.where(ID, '==', orders.firestore.doc(`orders/${value}`));
    case 'idBeginning':
      return orders.orderBy(ID).startAt(value).endAt(`${value}~`);
    case 'idEnd':
      return orders.where('idEnd', '==', value);
    case 'awb':
      return orders.where('shipment.awb', '==', value);
    case 'phone':
    case 'email':
      return null;
  }
}
