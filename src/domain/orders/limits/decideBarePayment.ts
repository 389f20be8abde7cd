import { formatRupees } from '@/domain/money/money';
import { store } from '@/domain/store';
import { recentBarePayments, withBarePayment, type BuyerRecord } from './buyerRecord';
import type { PurchaseLimits } from './limits';

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
    const max = formatRupees(limits.barePaymentRupees);
    return { kind: 'refused', message: `A payment without an order can be up to ${max}.` };
  }
  if (recentBarePayments(record, now).length >= limits.barePaymentsPerDay) {
    const message =
      'You have started many payments without an order in the last 24 hours. Please order from your cart, ' +
      `or write to us at ${store.supportEmail}.`;
    return { kind: 'refused', message };
  }
  return begin();
}
