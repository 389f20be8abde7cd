import { add, formatPaise, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { withDue, type PaymentRecord, type PaymentRefund } from '../record/paymentRecord';
import { refundNotes } from './messages';
import { markFullyRefunded } from './refund';
import { sourceLeft } from './refundable';

/** Whether the order's customer has an account that could hold store credit. */
export const canHoldCredit = ({ erasedAt, phoneOrder }: Order): boolean =>
  !erasedAt && !phoneOrder?.hasNoAccount;

/** Whether the shopper may choose store credit for the refund of this order. */
export const canBecomeCredit = (order: Order): boolean => canHoldCredit(order) && sourceLeft(order) > ZERO;

/** Returns the paise of an order's payment that became store credit. */
export function becameCredit({ payment: { parts = [], refund } }: Order): Paise {
  const own = parts.filter(({ asCredit }) => asCredit).map(({ amount }) => toPaise(amount));
  return add(sum(own), refund?.asCredit ? toPaise(refund.amount) : ZERO);
}

/** A note that the refund became store credit. */
export const creditedNote = (paise: Paise): string => refundNotes.credited(formatPaise(paise));

/** The same refund as store credit: done at once, and never requested from Razorpay. */
export function asCreditRefund(refund: PaymentRefund, at: string): PaymentRefund {
  const part = refund.part && { ...refund.part, at, sentAt: at };
  return { ...refund, status: 'done', isCredit: true, ...(part ? { part } : {}) };
}

/** Records a refund as store credit in its payment's record. */
export function withCreditRefund(
  record: PaymentRecord,
  key: string,
  refund: PaymentRefund,
  now: Date,
): PaymentRecord {
  const refunds = { ...record.refunds, [key]: asCreditRefund(refund, now.toISOString()) };
  return withDue(markFullyRefunded({ ...record, refunds }, record.razorpayPaymentId), now);
}
