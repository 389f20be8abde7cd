import type { Order, Reservation } from '@/domain/orders/order/order';
import { unitsOfGoods } from '@/domain/orders/order/sampleUnit';

/** A new order, as far as it decides which older one it replaces. */
interface Replacing {
  orderId: string;
  reserved: Reservation;
  /** The id of the order that was closed for it; absent for none. */
  closed?: string | undefined;
}

/**
 * Returns the expired order whose late payment would make a second order of the same goods; null for none. `begun` is
 * what the person last began to pay online.
 */
export function replacedBy({ orderId, reserved, closed }: Replacing, begun: Order | null): Order | null {
  if (begun?.status !== 'expired' || begun.orderId === orderId) return null;
  if (begun.payment.razorpayPaymentId || begun.payment.replacedAt) return null;
  const sharesGoods = Object.keys(unitsOfGoods(begun)).some((sku) => Object.hasOwn(reserved, sku));
  return sharesGoods || begun.orderId === closed ? begun : null;
}

/**
 * Returns the expired orders whose late payments would make a second order of the same goods: `begun`, and those of the
 * person's `recent` orders that other goods have followed online. Payment links of the team stand beside any order.
 */
export function allReplacedBy(replacing: Replacing, begun: Order | null, recent: readonly Order[]): Order[] {
  const earlier = recent.filter(
    ({ orderId, paymentMethod, phoneOrder }) =>
      orderId !== begun?.orderId && paymentMethod === 'Pay Online' && !phoneOrder,
  );
  return [begun, ...earlier].flatMap((order) => replacedBy(replacing, order) ?? []);
}

/** Whether the order that was closed for a new one was paid before that one was placed. */
export const wasPaidMeanwhile = (closed: string | undefined, begun: Order | null): begun is Order =>
  begun?.orderId === closed && begun?.status === 'placed';
