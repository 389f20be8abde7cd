import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { hasReleasedStock } from '@/domain/orders/stock/reservations';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/orders/order/order';

/** Statuses of orders that are not paid yet, were called off, or may have been. */
const MAYBE_CANCELLED: readonly OrderStatus[] = ['pending_payment', 'refunded', 'expired', 'cancelled'];
/** An order in one of the others was placed and not called off. */
const ACTIVE = ORDER_STATUSES.filter((status) => !MAYBE_CANCELLED.includes(status));
/** Refunded orders of a person, and unpaid ones to a phone number, that are looked at. */
const MAX_ORDERS = 200;

interface OrderOwner {
  uid: string;
  /** Queries the orders to this phone number by any account; without it, those of the account. */
  phone?: string;
  /** Whether the account's own unpaid orders with a coupon count: an order that is decided now does not replace them. */
  withOwnUnpaid?: boolean;
}

/**
 * Whether an account or a phone number has an order already. An order that was called off, or expired unpaid, does not count:
 * its coupon is free to be used again. Nor does a person's own unpaid order while it can still be changed.
 */
export async function hasOrdered(
  db: Firestore,
  { uid, phone, withOwnUnpaid = false }: OrderOwner,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<boolean> {
  const orders = db.collection('orders');
  const theirs =
    phone === undefined ? orders.where('userId', '==', uid) : orders.where('address.phone', '==', phone);
  const activeOrders = await read(theirs.where('status', 'in', ACTIVE).select().limit(1));
  if (!activeOrders.empty) return true;
  const refunded = await read(
    theirs.where('status', '==', 'refunded').select('status', 'history').limit(MAX_ORDERS),
  );
  // Of a refunded order only the history tells whether it was called off or came back.
  if (refunded.docs.some((doc) => !hasReleasedStock(doc.data() as Order))) return true;
  if (phone === undefined && !withOwnUnpaid) return false;
  const { docs } = await read(
    theirs.where('status', '==', 'pending_payment').select('userId', 'couponCode').limit(MAX_ORDERS),
  );
  return docs.some((doc) => (phone === undefined ? doc.get('couponCode') !== '' : doc.get('userId') !== uid));
}
