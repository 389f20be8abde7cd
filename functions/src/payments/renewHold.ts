import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { withNote } from '@/domain/orders/order/note';
import { endsSoon, restartHold } from '@/domain/payments/record/paymentRecord';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import type { PaymentRequest } from './decidePayment';
import { messages } from './messages';

/**
 * Holds an order that waits for its payment as long as a new one, where its hold ends soon: its shopper has just pressed
 * Pay again, and needs time to pay. Returns the order as it is then.
 */
export async function renewHold(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { who, heldUntil, now }: Pick<PaymentRequest, 'who' | 'heldUntil' | 'now'>,
): Promise<Order> {
  const { razorpayOrderId } = order.payment;
  const ref = razorpayOrderId ? paymentRef(db, razorpayOrderId) : null;
  const record = ref && (await transaction.get(ref)).data();
  const end = record?.heldUntil ?? order.payment.dueAt;
  if (!end || !endsSoon(end, now)) return order;
  const { history, updatedAt } = withNote(order, who.uid, messages.triedAgain, now);
  const payment = record ? order.payment : { ...order.payment, dueAt: heldUntil };
  transaction.update(orderRef(db, order.orderId), { history, updatedAt, payment });
  if (ref && record) transaction.set(ref, restartHold(record, heldUntil, now));
  return { ...order, history, updatedAt, payment };
}
