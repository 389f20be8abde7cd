import { toRupees, type Paise } from '@/domain/money/money';
import { withNote } from './note';
import type { Order } from './order';

/** Money that came for an order and pays for nothing, so it goes back whole. `amount` is rupees. */
export interface ExtraPayment {
  paymentId: string;
  /** ISO. */
  at: string;
  amount: number;
  /** Why it goes back and where to, in words for the shopper. */
  note: string;
}

/** The order with money that goes back: its history says why, and its customer gets a mail. `amount` is paise. */
export function withExtraPayment(
  order: Order,
  { paymentId, amount, note }: { paymentId: string; amount: number; note: string },
  now: Date,
): Order {
  const extraPayment = { paymentId, at: now.toISOString(), amount: toRupees(amount as Paise), note };
  return withNote({ ...order, extraPayment }, 'razorpay', note, now);
}
