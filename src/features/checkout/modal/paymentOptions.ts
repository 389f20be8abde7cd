import { COD_FEE_NOTE, PREPAID_PERCENT, type PaymentMethod } from '@/domain/pricing/fees';
import { messages } from '../messages/paymentOptions';

export interface PaymentOption {
  method: PaymentMethod;
  note: string;
  /** Whether the note is positive, drawn in dew. */
  noteIsOffer: boolean;
  /** The button's text; `amount` is formatted. */
  submitLabel: (amount: string) => string;
  placingLabel: string;
}

/** The payment methods. The first is preselected. Each has its strategy in paymentStrategies.ts. */
export const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  {
    method: 'Pay Online',
    note: messages.extraOffApplied(PREPAID_PERCENT),
    noteIsOffer: true,
    submitLabel: messages.pay,
    placingLabel: messages.openingPayment,
  },
  {
    method: 'Cash on Delivery',
    note: COD_FEE_NOTE,
    noteIsOffer: false,
    submitLabel: messages.placeOrder,
    placingLabel: messages.placingOrder,
  },
];

/** Whether the shop accepts online payments, as far as known. */
export type OnlinePayment =
  | { kind: 'unasked' }
  | { kind: 'offered'; test: boolean; checkoutUrl: string }
  /** No payment provider is set up. */
  | { kind: 'off' };

/** The available payment methods; until the shop has answered, all of them. */
export function offeredOptions(online: OnlinePayment): readonly PaymentOption[] {
  return PAYMENT_OPTIONS.filter(({ method }) => method !== 'Pay Online' || online.kind !== 'off');
}

/** The preselected payment method. */
export function firstMethod(online: OnlinePayment): PaymentMethod {
  return offeredOptions(online)[0]?.method ?? 'Cash on Delivery';
}
