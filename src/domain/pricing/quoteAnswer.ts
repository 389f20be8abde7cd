import { couponMessage } from '../offers/couponMessage';
import { COD_FEE_NOTE, methodProblem, type PaymentMethod } from './fees';
import { messages } from './messages';
import type { Quote } from './pricing';

export interface QuoteAnswer {
  success: boolean;
  message: string;
  /**
   * With `success: false`: the coupon applies, but the total is below Razorpay's minimum. `message`
   * suggests the other method.
   */
  code?: 'not_payable_online';
}

/** The response for a priced cart, in validate-offer and in the admin's trial of an offer. */
export function quoteAnswer({ coupon, finalTotal, deliveryFee }: Quote, method: PaymentMethod): QuoteAnswer {
  if (coupon?.applied === false) return { success: false, message: couponMessage(coupon) };
  const problem = methodProblem(finalTotal, method);
  if (problem) return { success: false, code: 'not_payable_online', message: problem };
  if (coupon) return { success: true, message: couponMessage(coupon) };
  return { success: true, message: deliveryFee === 0 ? messages.freeDelivery : COD_FEE_NOTE };
}
