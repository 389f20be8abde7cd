import { valueOfReturnedGoods } from '@/domain/invoices/taxDocuments';
import { creditLeft } from '@/domain/credit/spend';
import { add, greatest, least, paise, subtract, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { payable } from '@/domain/orders/order/payable';
import { partsFromSource, refundedByHand } from '@/domain/orders/order/refunded';
import type { Order } from '@/domain/orders/order/order';
import { isRefundDue } from '@/domain/orders/order/payment';
import { canMove, moveOrder } from '@/domain/orders/lifecycle/lifecycle';

/** Razorpay refunds no less than ₹1. */
export const MIN_REFUND = paise(100);

/** Whether this order was paid through Razorpay, and can be refunded there. */
export const isPaidOnline = ({ payment }: Order): boolean => payment.razorpayPaymentId !== '';

/** Paise of the payment beside store credit that were refunded or are owed, by the shop or by hand. */
function promisedFromSource(order: Order): Paise {
  const { payment } = order;
  // `refund` of a payment that went back whole by hand names the same money as `givenBack`.
  if (payment.status === 'refunded' && isPaidOnline(order)) return payable(order);
  const owed = toPaise(payment.refund?.amount ?? 0);
  return sum([refundedByHand(payment), owed, partsFromSource(payment)]);
}

/** Returns the paise of an order that were refunded or are owed, its store credit among them. */
export const promisedForOrder = (order: Order): Paise =>
  add(promisedFromSource(order), order.credit?.backPaise ?? ZERO);

/**
 * Paise that can still be refunded to the source: the payment beside store credit, less refunds made or
 * owed. A rest that Razorpay would not send is none.
 */
export function sourceLeft(order: Order): Paise {
  const { payment, history, paymentMethod } = order;
  const paid = isPaidOnline(order)
    ? payment.status === 'captured'
    : paymentMethod === 'Cash on Delivery' && history.some(({ to }) => to === 'delivered');
  if (!paid || payment.status === 'refunded') return ZERO;
  const left = subtract(payable(order), promisedFromSource(order));
  return isPaidOnline(order) && left < MIN_REFUND ? ZERO : left;
}

/** Paise that can still be returned to the store credit that paid for the order. */
const creditToReturn = ({ status, credit }: Order): Paise =>
  status === 'pending_payment' ? ZERO : creditLeft(credit);

/** Returns the paise that can still be refunded: payments with store credit, less refunds made or owed. */
export const refundable = (order: Order): Paise => add(sourceLeft(order), creditToReturn(order));

/**
 * The share of a refund that goes to store credit: the part beyond the other payments, and as much as keeps
 * the rest at Razorpay above its minimum; or all of the refund where its share would not reach the minimum.
 */
export function creditShare(order: Order, amount: Paise): Paise {
  const [left, credit] = [sourceLeft(order), creditToReturn(order)];
  const source = least(amount, left);
  const share = subtract(amount, source);
  if (!isPaidOnline(order) || order.erasedAt) return share;
  const rest = subtract(left, source);
  const isTooLittle = rest > ZERO && rest < MIN_REFUND;
  const moved = isTooLittle ? least(credit, subtract(MIN_REFUND, rest)) : ZERO;
  if (subtract(source, moved) >= MIN_REFUND) return add(share, moved);
  return amount <= credit ? amount : share;
}

/**
 * Whether an order is to be cancelled instead of refunding this part of what is left: it has not been sent, and
 * nothing, or less than Razorpay sends, would be left for a later cancellation.
 */
export function isCancellation(order: Order, amount: Paise, left: Paise): boolean {
  if (!canMove(order.status, 'cancelled', order.paymentMethod)) return false;
  const rest = subtract(sourceLeft(order), subtract(amount, creditShare(order, amount)));
  return amount === left || (isPaidOnline(order) && rest > ZERO && rest < MIN_REFUND);
}

/** Whether part of a refund needs a transfer by hand, because it was paid in cash. */
export const needsTransfer = (order: Order, amount: Paise): boolean =>
  !isPaidOnline(order) && creditShare(order, amount) < amount;

/** Returns the paise to refund now for goods of this value; zero where nothing more is owed. */
export function owedForValue(order: Order, worth: Paise): Paise {
  const [owed, left] = [subtract(worth, promisedForOrder(order)), refundable(order)];
  // Razorpay refunds no less than ₹1, so the shop rounds up to it.
  const amount = owed === ZERO ? ZERO : least(left, greatest(owed, MIN_REFUND));
  return amount < MIN_REFUND ? ZERO : amount;
}

/** Returns the paise that the admin still owes for returned goods. */
export const owedForReturn = (order: Order): Paise => owedForValue(order, valueOfReturnedGoods(order));

/**
 * Moves a returned order to refunded once its whole worth was sent back; an order that stays 'returned' is
 * still owed money.
 */
export function finishReturn(order: Order, step: { at: string; by: string; note: string }): Order {
  const isPaid =
    !isRefundDue(order.payment) && promisedForOrder(order) > ZERO && owedForReturn(order) === ZERO;
  // A refund does not end an order with a promised replacement.
  if (order.status !== 'returned' || !isPaid || order.returnCase?.outcome === 'replace') return order;
  const moved = moveOrder(order, 'refunded', step);
  return moved.ok ? moved.order : order;
}
