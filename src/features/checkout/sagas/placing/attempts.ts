import { call } from 'typed-redux-saga';
import { holdsSameUnits, type CartItem } from '@/domain/cart/cart';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { newOrderId } from '@/domain/orders/order/orderId';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { store } from '@/domain/store';
import type { CheckoutAttempt, Services } from '@/services';

interface CheckoutDraft {
  uid: string;
  method: PaymentMethod;
  items: CartItem[];
  couponCode: string;
  amounts: Amounts;
  extrasMark: string;
}

/** Whether an attempt is the same order tried again. */
const isRetryOf = (attempt: CheckoutAttempt, { method, items }: Pick<CheckoutDraft, 'method' | 'items'>) =>
  !attempt.over && attempt.method === method && holdsSameUnits(attempt.items, items);

/** A person's attempts at other orders, newest first. Some may be placed without this browser knowing. */
export const otherAttempts = (
  { storage }: Services,
  draft: Pick<CheckoutDraft, 'uid' | 'method' | 'items'>,
): CheckoutAttempt[] => storage.attempts.list(draft.uid).filter((attempt) => !isRetryOf(attempt, draft));

/**
 * Returns the same order id for the same person, method and cart until the order's outcome is known, so that a retry,
 * a reload or a second press creates no second order.
 */
export function beginAttempt({ storage, clock, random }: Services, draft: CheckoutDraft): string {
  const stored = storage.attempts.list(draft.uid).find((attempt) => isRetryOf(attempt, draft));
  const now = clock.now();
  const begun = stored ?? { ...draft, orderId: newOrderId(store.orderPrefix, now, random), over: false };
  storage.attempts.save({ ...begun, ...draft, startedAt: now.toISOString() });
  return begun.orderId;
}

/** Refusals of an order id whose order has ended, or is another: the next attempt takes a new id. */
export const ENDS_ORDER_ID: readonly string[] = ['order_exists', 'order_cancelled', 'refunded'];

/** The next attempt gets a new order id. If this order is placed after all, the shopper gets a message. */
export function giveUpAttempt(
  { storage }: Services,
  { uid, orderId }: { uid: string; orderId: string },
): void {
  const stored = storage.attempts.list(uid).find((attempt) => attempt.orderId === orderId);
  if (stored) storage.attempts.save({ ...stored, over: true });
}

/** The server resumes a payment under the order id that it has for this cart. */
export function* followOrderId({ storage }: Services, sent: string, storedId: string) {
  if (sent === storedId) return;
  const attempt = yield* call(storage.attempts.take, sent);
  if (attempt) storage.attempts.save({ ...attempt, orderId: storedId });
}

export type AttemptOutcome =
  | 'waiting'
  | 'refunded'
  | 'placed'
  /** It was placed, and no goods come or stay: the cart may hold them for another try. */
  | 'ended';

const ENDED: readonly OrderStatus[] = ['cancelled', 'refunded', 'rto'];

/** The outcome of an attempt's order. A missing or expired one can be tried again. */
export function attemptOutcome(orders: readonly Order[], { orderId }: CheckoutAttempt): AttemptOutcome {
  const order = orders.find((other) => other.orderId === orderId);
  // Only the courier's answer says whether a cancel request ends the order.
  if (!order || order.cancelling) return 'waiting';
  if (order.history.some(({ to }) => to === 'placed')) {
    return ENDED.includes(order.status) ? 'ended' : 'placed';
  }
  return order.payment.refund || order.extraPayment || order.status === 'refunded' ? 'refunded' : 'waiting';
}
