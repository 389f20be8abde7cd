import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { openPaymentRef, orderRef } from './refs';

/** The person's order that waits for its payment; null when none does. */
export async function openOrderOf(db: Firestore, uid: string): Promise<Order | null> {
  const orderId: unknown = (await openPaymentRef(db, uid).get()).get('orderId');
  if (typeof orderId !== 'string') return null;
  const order = (await orderRef(db, orderId).get()).data();
  return order?.status === 'pending_payment' ? order : null;
}
