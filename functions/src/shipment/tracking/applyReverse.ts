import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { followReverse, isUnwantedParcel, type ReverseWord } from '@/domain/orders/returnDesk/reverseNews';
import { writeOrder } from '../../orders/writeOrder';
import { orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { recordStrayParcel } from './strayParcels';

/** The order whose return this parcel brings back, or once was to bring back; null when the shop has none. */
export async function findReturnedOrder(db: Firestore, awb: string): Promise<string | null> {
  const orders = db.collection('orders');
  const present = await orders.where('returnCase.pickup.awb', '==', awb).select().limit(1).get();
  if (present.docs[0]) return present.docs[0].id;
  const givenUp = await orders.where('returnCase.givenUp', 'array-contains', awb).select().limit(1).get();
  return givenUp.docs[0]?.id ?? null;
}

/**
 * Notes news of a parcel back on its return. The team says itself when it has arrived, because it looks into the parcel. One that
 * comes although it was taken out, or its return was closed, is a stray parcel.
 */
export async function applyReverse(
  db: Firestore,
  orderId: string,
  { awb, status, at, isAnswer }: Omit<ReverseWord, 'at'> & { at: Date },
): Promise<void> {
  const isUnwanted = await inTransaction(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, orderId))).data() as Order | undefined;
    if (!order) return false;
    const followed = followReverse(order, { awb, status, at: at.toISOString(), isAnswer });
    if (followed !== order) writeOrder(db, transaction, order, followed);
    return isUnwantedParcel(order, { awb, status });
  });
  if (isUnwanted) await recordStrayParcel(db, { awb, status, at });
}
