import { COD_FEE_NOTE, PREPAID_PERCENT, type PaymentMethod } from '@/domain/pricing/fees';
import { messages } from '../messages';

const texts = messages.paymentOptions;

export interface PaymentOption {
  method: PaymentMethod;
  note: string;
  /** Whether the note is positive, drawn in dew. */
  noteIsOffer: boolean;
  /** The button's text; `amount` is formatted. */
  submitLabel: (amount: string) => string;
  placingLabel: string;
}

/** The payment methods in the order of OFFERED_METHODS. Each has its strategy in paymentStrategies.ts. */
export const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  {
    method: 'Pay Online',
    note: texts.extraOffApplied(PREPAID_PERCENT),
    noteIsOffer: true,
    submitLabel: texts.pay,
    placingLabel: texts.openingPayment,
  },
  {
    method: 'Cash on Delivery',
    note: COD_FEE_NOTE,
    noteIsOffer: false,
    submitLabel: texts.placeOrder,
    placingLabel: texts.placingOrder,
  },
];
