import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { orderRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { readData } from '../platform/firestore/readData';
import { collectionOf } from '../platform/firestore/collections';

/** Whether an id of a path can be that of a payment record: Razorpay's order or payment link. */
export const isRecordId = (id: string): boolean => /^(order|plink)_\w{1,40}$/.test(id);

export async function readRecord(db: Firestore, razorpayOrderId: string): Promise<PaymentRecord | null> {
  return (await paymentRef(db, razorpayOrderId).get()).data() ?? null;
}

/** The record of Razorpay's order, or of the link that it made this order for. */
export async function readRecordOf(db: Firestore, razorpayOrderId: string): Promise<PaymentRecord | null> {
  const known = await readRecord(db, razorpayOrderId);
  return known ?? (await readLinkRecords(db, [razorpayOrderId])).get(razorpayOrderId) ?? null;
}

/** Firestore's limit of values for `in`. */
const MAX_IN = 30;

/** The records of links, by the ids of the orders that Razorpay made for them. */
export async function readLinkRecords(
  db: Firestore,
  orderIds: readonly string[],
): Promise<Map<string, PaymentRecord>> {
  const records = new Map<string, PaymentRecord>();
  for (let start = 0; start < orderIds.length; start += MAX_IN) {
    const some = orderIds.slice(start, start + MAX_IN);
    const { docs } = await collectionOf(db, 'payments').where('linkOrderId', 'in', some).get();
    for (const doc of docs) {
      const record = doc.data();
      if (record.linkOrderId) records.set(record.linkOrderId, record);
    }
  }
  return records;
}

/** A payment record and its order, as the transaction sees them. */
export async function readWithOrder(
  db: Firestore,
  transaction: Transaction,
  razorpayOrderId: string,
): Promise<{ record: PaymentRecord | null; order: Order | null }> {
  const found = (await transaction.get(paymentRef(db, razorpayOrderId))).data();
  const record = found ?? null;
  if (!record?.orderId) return { record, order: null };
  const order = (await transaction.get(orderRef(db, record.orderId))).data();
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
    const record = (await transaction.get(ref)).data();
    const changed = record ? change(record) : null;
    if (changed) transaction.set(ref, changed);
    return changed;
  });
}

/** The records of an order's payments beside its first one, as the transaction sees them. */
export async function readMorePayments(
  db: Firestore,
  transaction: Transaction,
  { payment: { more = [] } }: Order,
): Promise<PaymentRecord[]> {
  const refs = more.map((one) => paymentRef(db, one.razorpayOrderId));
  const found = await readData(transaction, ...refs);
  if (found.length !== refs.length) throw new Error('A payment of the order has no record.');
  return found;
}

export function writePayments(
  db: Firestore,
  transaction: Transaction,
  records: readonly PaymentRecord[],
): void {
  for (const record of records) transaction.set(paymentRef(db, record.razorpayOrderId), record);
}
