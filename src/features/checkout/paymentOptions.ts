import { COD_FEE_NOTE, type PaymentMethod } from '@/domain/pricing';

export interface PaymentOption {
  method: PaymentMethod;
  note: string;
  /** Whether the note is good news, drawn in dew. */
  noteIsOffer: boolean;
  /** On the button; amount is formatted. */
  submitLabel: (amount: string) => string;
}

/** The ways to pay that are offered, the first one chosen to begin with. Each has its placer in placers.ts. */
export const PAYMENT_OPTIONS = [
  {
    method: 'Cash on Delivery',
    note: COD_FEE_NOTE,
    noteIsOffer: false,
    submitLabel: (amount) => `Place order, ${amount}`,
  },
] as const satisfies readonly PaymentOption[];

export type OfferedMethod = (typeof PAYMENT_OPTIONS)[number]['method'];
