import { recentBarePayments, withBarePayment, type BuyerRecord } from './buyerRecord';
import type { PurchaseLimits } from './limits';
import { messages } from './messages';

export type BarePaymentDecision =
  /** `begunAt` names it in the record. */
  { kind: 'begin'; record: BuyerRecord; begunAt: string } | { kind: 'refused'; message: string };

/** Decides whether an account may begin one more payment of an amount alone. */
export function decideBarePayment(
  record: BuyerRecord,
  limits: PurchaseLimits,
  { rupees, now }: { rupees: number; now: Date },
): BarePaymentDecision {
  const begin = (): BarePaymentDecision => ({
    kind: 'begin',
    record: withBarePayment(record, now),
    begunAt: now.toISOString(),
  });
  if (record.lifted) return begin();
  if (rupees > limits.barePaymentRupees) {
    return { kind: 'refused', message: messages.barePaymentTooHigh(limits.barePaymentRupees) };
  }
  if (recentBarePayments(record, now).length >= limits.barePaymentsPerDay) {
    return { kind: 'refused', message: messages.tooManyBarePayments() };
  }
  return begin();
}
