import { creditLeft } from '@/domain/credit/spend';
import { add, least, subtract, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from './order';
import { payable } from './payable';
import type { OrderPayment } from './payment';

/** Returns the paise of all payments of an order that were refunded by hand. */
export const refundedByHand = ({
  givenBack = 0,
  more = [],
}: Pick<OrderPayment, 'givenBack' | 'more'>): Paise =>
  sum([givenBack, ...more.map((one) => one.givenBack ?? 0)].map(toPaise));

/**
 * Returns the paise of part refunds of what was paid beside store credit. Differences of edits are left out, because
 * the order's total is already reduced by them.
 */
export const partsFromSource = ({ parts = [] }: Pick<OrderPayment, 'parts'>): Paise =>
  sum(parts.filter(({ isEdit, isCredit }) => !isEdit && !isCredit).map(({ amount }) => toPaise(amount)));

/**
 * Returns the paise refunded by hand that the order's `refund` does not contain. A finished `refund` may contain them,
 * because it names all that was left when the payment went back whole.
 */
export function byHandBesideRefund(order: Pick<Order, 'payment' | 'amounts' | 'credit'>): Paise {
  const { payment } = order;
  const byHand = refundedByHand(payment);
  if (payment.refund?.status !== 'done') return byHand;
  const named = add(toPaise(payment.refund.amount), partsFromSource(payment));
  return least(byHand, subtract(payable(order), named));
}

/** Returns the paise of store credit that came back as the order ended; a part refund as credit has an entry of its own. */
export function creditBackBesideParts({
  credit,
  payment: { parts = [] },
}: Pick<Order, 'payment' | 'credit'>): Paise {
  const inParts = sum(parts.filter(({ isCredit }) => isCredit).map(({ amount }) => toPaise(amount)));
  return subtract(credit?.backPaise ?? ZERO, inParts);
}

/**
 * Whether all that paid for the order went back. `payment.status` speaks of the money beside store credit
 * only, which may be a small part of the total.
 */
export const isWhollyRefunded = ({ payment, credit }: Pick<Order, 'payment' | 'credit'>): boolean =>
  payment.status === 'refunded' && creditLeft(credit) === ZERO;
