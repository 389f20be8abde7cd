import { toRupees, type Paise } from '@/domain/money/money';
import { withNote } from './note';
import { BY_SHOP, type Order } from './order';

/** A payment for an order that pays for nothing, so it is refunded whole. `amount` is rupees. */
export interface ExtraPayment {
  paymentId: string;
  /** ISO. */
  at: string;
  amount: number;
  /** The reason and target of the refund, in words for the shopper. */
  note: string;
  /** The bank's number of a transfer by hand, which Razorpay could not refund; absent for none. */
  reference?: string;
}

/**
 * The order with an extra payment to refund, or one that was transferred back. Its history has the note, and its customer
 * gets a mail.
 */
export function withExtraPayment(
  order: Order,
  { paise, ...extra }: Omit<ExtraPayment, 'at' | 'amount'> & { paise: Paise },
  now: Date,
): Order {
  const extraPayment = { ...extra, at: now.toISOString(), amount: toRupees(paise) };
  const by = extra.reference === undefined ? 'razorpay' : BY_SHOP;
  return withNote({ ...order, extraPayment }, by, extra.note, now);
}
