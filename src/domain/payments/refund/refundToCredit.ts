import { add, formatPaise, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { withDue, type PaymentRecord, type PaymentRefund } from '../record/paymentRecord';
import { markFullyRefunded } from './refund';
import { sourceLeft } from './refundable';

/** Whether somebody could spend the credit that an order's money would become. */
export const canHoldCredit = ({ erasedAt, phoneOrder }: Order): boolean =>
  !erasedAt && !phoneOrder?.hasNoAccount;

/** Whether the shopper may choose store credit for what this order would give back to how they paid. */
export const canBecomeCredit = (order: Order): boolean => canHoldCredit(order) && sourceLeft(order) > ZERO;

/** Returns the paise of an order's payment that became store credit. */
export function becameCredit({ payment: { parts = [], refund } }: Order): Paise {
  const own = parts.filter(({ asCredit }) => asCredit).map(({ amount }) => toPaise(amount));
  return add(sum(own), refund?.asCredit ? toPaise(refund.amount) : ZERO);
}

/** Says where the money of a cancelled order is. */
export const creditedNote = (paise: number): string =>
  `As you chose, ${formatPaise(paise as Paise)} is store credit in your profile now. It does not expire.`;

/** The same refund, given as store credit: it is done at once, and Razorpay is never asked for it. */
export function asCreditRefund(refund: PaymentRefund, at: string): PaymentRefund {
  const part = refund.part && { ...refund.part, at, sentAt: at };
  return { ...refund, status: 'done', isCredit: true, ...(part ? { part } : {}) };
}

/** Writes a refund that became credit into the record of its payment. */
export function withCreditRefund(
  record: PaymentRecord,
  key: string,
  refund: PaymentRefund,
  now: Date,
): PaymentRecord {
  const refunds = { ...record.refunds, [key]: asCreditRefund(refund, now.toISOString()) };
  return withDue(markFullyRefunded({ ...record, refunds }, record.razorpayPaymentId), now);
}
