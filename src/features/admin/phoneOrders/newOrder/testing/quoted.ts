import type { PhoneQuoteResponse } from '@/domain/contracts/adminOrders/phoneOrders';

/** The shop's answer for an order of one item, without a coupon. */
export const quoted: PhoneQuoteResponse = {
  success: true,
  subTotal: 300,
  discountAmount: 0,
  prepaidDiscount: 15,
  deliveryFee: 0,
  finalTotal: 285,
  couponCode: '',
  freeItems: 0,
  lines: [],
  changes: [],
  couponMessage: '',
  problem: '',
};
