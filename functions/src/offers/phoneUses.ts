import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { hasReleasedStock } from '@/domain/orders/stock/reservations';
import { ORDER_STATUSES, type Order } from '@/domain/orders/order/order';
import { collectionOf } from '../platform/firestore/collections';

/** Statuses in which an order may use an offer. A person can have any number of the others, which would fill the limit. */
const USES = ORDER_STATUSES.filter((status) => status !== 'expired' && status !== 'cancelled');
/** Orders with one offer to some phone numbers that are read; refunded ones that gave their use back are among them. */
const MAX_ORDERS = 200;
/** Phone numbers in one query: Firestore allows 30 combinations of them with a status. */
const MAX_PHONES = Math.floor(30 / USES.length);

interface PhoneUsesRequest {
  offerId: string;
  phones: readonly string[];
  /** Whose unpaid orders do not count: an order that can still be changed does not block its own buyer. */
  uid: string;
}

type CountedOrder = Pick<Order, 'userId' | 'status' | 'history' | 'address'>;

/**
 * Counts how often orders to each phone number use an offer, so that a second account of the same person gets no second
 * use; infinite where there are more orders than are read. `read` runs a query, inside a transaction where the count
 * decides.
 */
export async function usesByPhone(
  db: Firestore,
  { offerId, phones, uid }: PhoneUsesRequest,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<Map<string, number>> {
  const uses = new Map(phones.map((phone) => [phone, 0]));
  const numbers = [...uses.keys()];
  for (let start = 0; start < numbers.length; start += MAX_PHONES) {
    const some = numbers.slice(start, start + MAX_PHONES);
    const { docs } = await read(
      collectionOf(db, 'orders')
        .where('offerId', '==', offerId)
        .where('address.phone', 'in', some)
        .where('status', 'in', USES)
        .select('userId', 'status', 'history', 'address.phone')
        .limit(MAX_ORDERS),
    );
    if (docs.length === MAX_ORDERS) for (const phone of some) uses.set(phone, Infinity);
    for (const doc of docs) {
      const order = doc.data() as CountedOrder;
      const isOwnUnpaid = order.userId === uid && order.status === 'pending_payment';
      if (isOwnUnpaid || hasReleasedStock(order)) continue;
      uses.set(order.address.phone, (uses.get(order.address.phone) ?? 0) + 1);
    }
  }
  return uses;
}
