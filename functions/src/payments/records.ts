import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';

export async function readRecord(db: Firestore, razorpayOrderId: string): Promise<PaymentRecord | null> {
  return ((await paymentRef(db, razorpayOrderId).get()).data() as PaymentRecord | undefined) ?? null;
}

/** A payment record and its order, as the transaction sees them. */
export async function readWithOrder(
  db: Firestore,
  transaction: Transaction,
  razorpayOrderId: string,
): Promise<{ record: PaymentRecord | null; order: Order | null }> {
  const found = (await transaction.get(paymentRef(db, razorpayOrderId))).data();
  const record = (found as PaymentRecord | undefined) ?? null;
  if (!record?.orderId) return { record, order: null };
  const order = (await transaction.get(orderRef(db, record.orderId))).data() as Order | undefined;
  return { record, order: order ?? null };
}

/** Changes one record; null from `change` leaves it as it is. */
export function changeRecord(
  db: Firestore,
  razorpayOrderId: string,
  change: (record: PaymentRecord) => PaymentRecord | null,
): Promise<PaymentRecord | null> {
  const ref = paymentRef(db, razorpayOrderId);
  return inTransaction(db, async (transaction) => {
    const record = (await transaction.get(ref)).data() as PaymentRecord | undefined;
    const changed = record ? change(record) : null;
    if (changed) transaction.set(ref, changed);
    return changed;
  });
}
