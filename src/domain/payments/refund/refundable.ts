import { valueOfReturnedGoods } from '@/domain/invoices/taxDocuments';
import { creditLeft } from '@/domain/credit/spend';
import { add, least, subtract, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { payable } from '@/domain/orders/order/payable';
import type { Order } from '@/domain/orders/order/order';
import { isRefundDue } from '@/domain/orders/order/payment';
import { moveOrder } from '@/domain/orders/lifecycle/lifecycle';

/** Paise; Razorpay sends back no less than ₹1. */
export const MIN_REFUND = 100 as Paise;

/** Returns the paise of an order that were refunded or are owed, by the shop or by hand. */
export function promisedForOrder({
  payment: { parts = [], givenBack = 0, more = [], refund },
}: Order): Paise {
  const byHand = sum([givenBack, ...more.map((one) => one.givenBack ?? 0)].map(toPaise));
  const other = add(byHand, toPaise(refund?.amount ?? 0));
  // The difference of an edit is out of the total already.
  const own = parts.filter(({ isEdit }) => !isEdit);
  return add(other, sum(own.map(({ amount }) => toPaise(amount))));
}

/** Whether money of this order was taken by Razorpay, and can go back through it. */
export const isPaidOnline = ({ payment }: Order): boolean => payment.razorpayPaymentId !== '';

/** What can still go back to where the money came from: what was paid beside store credit, less what was refunded or is owed. */
export function sourceLeft(order: Order): Paise {
  const { payment, history, paymentMethod } = order;
  const paid = isPaidOnline(order)
    ? payment.status === 'captured'
    : paymentMethod === 'Cash on Delivery' && history.some(({ to }) => to === 'delivered');
  if (!paid || payment.status === 'refunded') return ZERO;
  const byCredit = sum(
    (payment.parts ?? []).filter(({ isCredit }) => isCredit).map(({ amount }) => toPaise(amount)),
  );
  return subtract(payable(order), subtract(promisedForOrder(order), byCredit));
}

/** What can still go back to the store credit that paid for the order. */
const creditToReturn = ({ status, credit }: Order): Paise =>
  status === 'pending_payment' ? ZERO : creditLeft(credit);

/** Returns the paise that can still be refunded: what was paid less what was refunded or is owed, store credit included. */
export const refundable = (order: Order): Paise => add(sourceLeft(order), creditToReturn(order));

/** How much of a refund goes to store credit: what is more than was paid otherwise, or too little to be sent. */
export function creditShare(order: Order, amount: Paise): Paise {
  const source = least(amount, sourceLeft(order));
  const isTooLittle = isPaidOnline(order) && source < MIN_REFUND;
  const share = subtract(amount, source);
  return isTooLittle && amount <= creditToReturn(order) ? amount : share;
}

/** Whether somebody has to transfer some of a refund by hand: the part that was paid in cash. */
export const needsTransfer = (order: Order, amount: Paise): boolean =>
  !isPaidOnline(order) && creditShare(order, amount) < amount;

/** Returns the paise to refund now for goods of this value; zero where nothing more is owed. */
export function owedForValue(order: Order, worth: Paise): Paise {
  const [owed, left] = [subtract(worth, promisedForOrder(order)), refundable(order)];
  // Less than ₹1 cannot be sent, so the shop gives the rest of the rupee.
  const amount = owed === ZERO ? ZERO : least(left, Math.max(owed, MIN_REFUND) as Paise);
  return amount < MIN_REFUND ? ZERO : amount;
}

/** Returns the paise that the admin still owes for returned goods. */
export const owedForReturn = (order: Order): Paise => owedForValue(order, valueOfReturnedGoods(order));

/** Moves a returned order to refunded once its whole worth was sent back, so an order that stays 'returned' is owed money. */
export function finishReturn(order: Order, step: { at: string; by: string; note: string }): Order {
  const isPaid =
    !isRefundDue(order.payment) && promisedForOrder(order) > ZERO && owedForReturn(order) === ZERO;
  // Units that are replaced are worth no money, so a refund beside them does not end the order.
  if (order.status !== 'returned' || !isPaid || order.returnCase?.outcome === 'replace') return order;
  const moved = moveOrder(order, 'refunded', step);
  return moved.ok ? moved.order : order;
}
