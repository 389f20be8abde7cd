import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { hasReleasedStock } from '@/domain/orders/stock/reservations';
import type { Order } from '@/domain/orders/order/order';
import { collectionOf } from '../platform/firestore/collections';

/** Orders with one offer to one person's phone numbers; orders that gave their use back are among them. */
const MAX_ORDERS = 200;

interface PhoneUsesRequest {
  offerId: string;
  phones: readonly string[];
  /** Whose unpaid orders do not count: an order that can still be changed does not block its own buyer. */
  uid: string;
}

type CountedOrder = Pick<Order, 'userId' | 'status' | 'history' | 'address'>;

/**
 * Counts how often orders to each phone number use an offer, so that a second account of the same person gets no second
 * use. `read` runs the query, inside a transaction where the count decides. At most 30 numbers, Firestore's limit for `in`.
 */
export async function usesByPhone(
  db: Firestore,
  { offerId, phones, uid }: PhoneUsesRequest,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<Map<string, number>> {
  const uses = new Map(phones.map((phone) => [phone, 0]));
  if (uses.size === 0) return uses;
  const { docs } = await read(
    collectionOf(db, 'orders')
      .where('offerId', '==', offerId)
      .where('address.phone', 'in', [...uses.keys()])
      .select('userId', 'status', 'history', 'address.phone')
      .limit(MAX_ORDERS),
  );
  for (const doc of docs) {
    const order = doc.data() as CountedOrder;
    const isOwnUnpaid = order.userId === uid && order.status === 'pending_payment';
    if (isOwnUnpaid || hasReleasedStock(order)) continue;
    uses.set(order.address.phone, (uses.get(order.address.phone) ?? 0) + 1);
  }
  return uses;
}
