import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { hasReleasedStock } from '@/domain/orders/stock/reservations';
import { HOLD_MS } from '@/domain/payments/record/paymentRecord';
import { addMs } from '@/domain/time/addMs';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/orders/order/order';
import { collectionOf } from '../platform/firestore/collections';

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
}

/**
 * Whether an account or a phone number has an order already. An order that was called off, or expired unpaid, does not count:
 * its coupon is free to be used again. Nor does a person's own unpaid order: `findOpenPayment` finds that.
 */
export async function hasOrdered(
  db: Firestore,
  { uid, phone }: OrderOwner,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<boolean> {
  const orders = collectionOf(db, 'orders');
  const theirs =
    phone === undefined ? orders.where('userId', '==', uid) : orders.where('address.phone', '==', phone);
  const activeOrders = await read(theirs.where('status', 'in', ACTIVE).select().limit(1));
  if (!activeOrders.empty) return true;
  const refunded = await read(
    theirs.where('status', '==', 'refunded').select('status', 'history').limit(MAX_ORDERS),
  );
  // Of a refunded order only the history tells whether it was called off or came back.
  if (refunded.docs.some((doc) => !hasReleasedStock(doc.data() as Order))) return true;
  if (phone === undefined) return false;
  const { docs } = await read(
    theirs.where('status', '==', 'pending_payment').select('userId').limit(MAX_ORDERS),
  );
  return docs.some((doc) => doc.get('userId') !== uid);
}

type OpenOrder = Pick<Order, 'createdAt' | 'couponCode' | 'history' | 'phoneOrder'>;

/** When an unpaid order expires (ISO): its hold begins anew when its shopper tries again. */
function endOf({ createdAt, history, phoneOrder }: OpenOrder): string {
  const begun = history.filter(({ to }) => to === 'pending_payment').at(-1)?.at ?? createdAt;
  return phoneOrder?.link?.expiresAt ?? addMs(new Date(begun), HOLD_MS);
}

/** The latest time (ISO) at which an account's unpaid orders with a coupon expire; undefined without one. */
export async function findOpenPayment(
  db: Firestore,
  uid: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<string | undefined> {
  const unpaid = collectionOf(db, 'orders')
    .where('userId', '==', uid)
    .where('status', '==', 'pending_payment');
  const { docs } = await read(
    unpaid.select('createdAt', 'couponCode', 'history', 'phoneOrder').limit(MAX_ORDERS),
  );
  const orders = docs.map((doc) => doc.data() as OpenOrder);
  const withCoupon = orders.filter(({ couponCode }) => couponCode !== '');
  return withCoupon.map(endOf).sort().at(-1);
}
