import { PREPAID_PERCENT } from '../../../pricing/fees';

/** The lines, sums and notes below the text of a mail. */
export const messages = {
  sample: 'free sample',
  free: 'Free',
  subtotal: 'Subtotal',
  discount: 'Discount',
  paidOnline: `Pay Online, ${PREPAID_PERCENT}%`,
  delivery: 'Delivery',
  deliveryWith: (coupon: string) => `Delivery, ${coupon}`,
  giftWrap: 'Gift wrap',
  total: 'Total',
  credit: 'Store credit',
  address: 'Delivery address',
  arrivesBy: (day: string) => `Arrives by ${day}`,
  gift: {
    heading: 'It is a gift',
    wrapped: 'We wrap it.',
    note: (note: string) => `Your note: ${note}`,
    noPrices: 'The packing slip shows no prices.',
  },
  courier: 'Courier',
  awb: (awb: string) => `AWB ${awb}`,
};
