import { difference, subtract, ZERO, type Paise } from '@/domain/money/money';
import {
  partKey,
  promisedPaise,
  refundedPayment,
  withDue,
  type PaymentRecord,
} from '../record/paymentRecord';
import { MIN_REFUND } from './refundable';

/** Finds the key of the part refund that Razorpay reports, by Razorpay's id or by the shop's receipt. */
export function findReportedPart(
  { refunds }: PaymentRecord,
  { paymentId, id, receipt = '' }: { paymentId: string; id: string; receipt?: string },
): string | undefined {
  const keys = Object.keys(refunds).filter(
    (key) => refunds[key]?.part !== undefined && refundedPayment(key) === paymentId,
  );
  return (
    keys.find((key) => refunds[key]?.refundId === id) ??
    keys.find((key) => key === partKey(paymentId, receipt))
  );
}

/**
 * Reduces due part refunds by the amount refunded by hand, newest first, so that nothing is refunded twice. Drops one
 * of which less is left than Razorpay sends.
 */
export function trimParts(record: PaymentRecord, paymentId: string, now: Date): PaymentRecord {
  let over = difference(promisedPaise(record, paymentId), record.amount);
  const cuts = new Map<string, Paise>();
  const due = Object.entries(record.refunds)
    .filter(([key, { part, status }]) => part && status === 'due' && refundedPayment(key) === paymentId)
    .sort(([, a], [, b]) => (b.part?.at ?? '').localeCompare(a.part?.at ?? ''));
  for (const [key, { amount }] of due) {
    const isAll = over > 0 && amount - over < MIN_REFUND;
    const cut = isAll ? amount : subtract(over, ZERO);
    over = difference(over, cut);
    cuts.set(key, cut);
  }
  const left = Object.entries(record.refunds)
    .map(
      ([key, refund]) =>
        [key, { ...refund, amount: difference(refund.amount, cuts.get(key) ?? ZERO) }] as const,
    )
    .filter(([key, { amount }]) => amount > 0 || !cuts.has(key));
  const refunds = Object.fromEntries(left);
  return withDue({ ...record, refunds }, now);
}
