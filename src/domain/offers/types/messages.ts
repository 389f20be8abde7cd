import { formatPaise, formatRupees, type Paise } from '../../money/money';
import type { OfferFigure, OfferFigures } from './offerType';

/** `label` names a type or a figure in the admin's form; `subject` begins a sentence on what is wrong with a figure. */
export const messages = {
  percentage: {
    label: 'Percentage off',
    explanation: 'Takes a percentage off the subtotal.',
    discount: { label: 'Percent', subject: 'The discount' },
    maxDiscount: { label: 'Takes off at most, in ₹', subject: 'The most it takes off' },
    describe: ({ discount, maxDiscount }: OfferFigures) =>
      maxDiscount ? `${discount}% off, at most ${formatRupees(maxDiscount)}` : `${discount}% off`,
  },
  fixed: {
    label: 'Rupees off',
    explanation: 'Takes an amount off the subtotal.',
    discount: { label: 'Amount in ₹', subject: 'The discount' },
    describe: ({ discount }: OfferFigures) => `${formatRupees(discount)} off`,
  },
  bogo: {
    label: 'Buy one, get one',
    explanation: 'Half of the items are free, the cheapest first.',
    maxFreeItems: {
      label: 'Free items at most',
      hint: 'Without it every second item',
      subject: 'The most free items',
    },
    describe: ({ maxFreeItems }: OfferFigures) =>
      maxFreeItems ? `Buy one, get one, ${maxFreeItems} free at most` : 'Buy one, get one',
    applied: (discount: Paise, freeItems: number) =>
      `Coupon Applied: BOGO - ${formatPaise(discount)} OFF! (${freeItems} Free Item(s))`,
  },
  freeDelivery: {
    label: 'Free delivery',
    explanation: 'Takes the delivery fee off Cash on Delivery orders that have one.',
    nothingToGive:
      'Delivery is free for this order already. This offer takes off the delivery fee of Cash on Delivery.',
    applied: 'Coupon Applied: Free Delivery!',
    saving: (fee: Paise) => `Saves ${formatPaise(fee)} delivery now`,
  },
  /** `discount` is in rupees or percent, with its sign. */
  applied: (discount: string) => `Coupon Applied: ${discount} OFF!`,
  saving: (discount: Paise) => `Saves ${formatPaise(discount)} now`,
  wrongPercent: (subject: string, most: number) => `${subject} is above 0 and at most ${most} percent.`,
  tooManyDecimals: (subject: string) => `${subject} has at most two decimals.`,
  notAboveZero: (subject: string) => `${subject} is an amount above ₹0.`,
  tooManyRupees: (subject: string, most: number) => `${subject} is at most ${formatRupees(most)}.`,
};

/** The name of each figure where the form of its type is not at hand. A noun, because it is used in sentences too. */
export const FIGURE_LABELS: Record<OfferFigure, string> = {
  discount: 'Discount',
  maxDiscount: 'Maximum discount',
  maxFreeItems: 'Maximum free items',
};
