import { toRupees, type Paise } from '@/domain/money/money';
import { withNote } from './note';
import type { Order } from './order';

/** A payment for an order that pays for nothing, so it is refunded whole. `amount` is rupees. */
export interface ExtraPayment {
  paymentId: string;
  /** ISO. */
  at: string;
  amount: number;
  /** The reason and target of the refund, in words for the shopper. */
  note: string;
}

/**
 * The order with an extra payment to refund. Its history has the reason, and its customer gets a mail.
 * `amount` is paise.
 */
export function withExtraPayment(
  order: Order,
  { paymentId, amount, note }: { paymentId: string; amount: number; note: string },
  now: Date,
): Order {
  const extraPayment = { paymentId, at: now.toISOString(), amount: toRupees(amount as Paise), note };
  return withNote({ ...order, extraPayment }, 'razorpay', note, now);
}
