import { formatRupees, toPaise, ZERO, type Paise } from '../money/money';
import { messages } from './messages';

export type PaymentMethod = 'Cash on Delivery' | 'Pay Online';
export const PAYMENT_METHODS = ['Cash on Delivery', 'Pay Online'] as const satisfies PaymentMethod[];
/** The payment methods of the checkout, the first preselected. Texts about paying online depend on this list. */
export const OFFERED_METHODS: readonly PaymentMethod[] = ['Pay Online', 'Cash on Delivery'];
/** The same for a shop that may have no payment provider. */
export const methodsOf = (takesOnline: boolean): readonly PaymentMethod[] =>
  OFFERED_METHODS.filter((method) => takesOnline || method !== 'Pay Online');

/** Rupees; the delivery fee of Cash on Delivery. Paying online is delivered free. */
export const COD_FEE = 70;
/** Rupees; from this total on, Cash on Delivery is delivered free, too. */
export const COD_FEE_BELOW = 500;
/** The specification's sentence on the fee. */
export const COD_FEE_NOTE = messages.codFee(formatRupees(COD_FEE), formatRupees(COD_FEE_BELOW));
/** Rupees. Razorpay takes no payment below this. */
export const MIN_ONLINE = 1;
/** Percent of the sum after the coupon that paying online takes off. */
export const PREPAID_PERCENT = 5;

/** The delivery fee of a total after all discounts. */
export function deliveryFeeFor(total: Paise, method: PaymentMethod): Paise {
  return method === 'Cash on Delivery' && total < toPaise(COD_FEE_BELOW) ? toPaise(COD_FEE) : ZERO;
}

/**
 * Returns the reason why this method cannot pay the total, as a sentence for the shopper; null when it can.
 */
export function methodProblem(total: Paise, method: PaymentMethod): string | null {
  if (method !== 'Pay Online' || total >= toPaise(MIN_ONLINE)) return null;
  return total === 0 ? messages.nothingToPay : messages.tooLittle(formatRupees(MIN_ONLINE));
}
