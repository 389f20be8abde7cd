import type { Firestore } from 'firebase-admin/firestore';
import { expiryOf, STRAY_DAYS } from '@/domain/customers/retention';
import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import { strayNews } from '@/domain/admin/notifications/eventNews';
import { isDocumentId } from '@/domain/records/documentId';
import { inTransaction } from '../../platform/firestore/transaction';
import { writeNews } from '../../platform/news';

/**
 * `strayParcels/{awb}`: a parcel that the courier reports and no order has, or that comes although it was taken out, or
 * its order cancelled, or its return closed.
 */
export interface StrayParcel {
  awb: string;
  /** In the courier's words. */
  status: string;
  /** ISO; when the courier last reported it. */
  at: string;
}

export const strayParcelRef = (db: Firestore, awb: string) => db.collection('strayParcels').doc(awb);

/** Stores a stray parcel for the admin, who hears of it once; a cancelled one is deleted. */
export async function recordStrayParcel(
  db: Firestore,
  { awb, status, at }: { awb: string; status: string; at: Date },
): Promise<void> {
  if (!isDocumentId(awb)) return;
  const stray: StrayParcel = { awb, status, at: at.toISOString() };
  const ref = strayParcelRef(db, awb);
  if (isCancelledByCourier(status)) {
    await ref.delete();
    return;
  }
  await inTransaction(db, async (transaction) => {
    const isNew = !(await transaction.get(ref)).exists;
    transaction.set(ref, { ...stray, expireAt: expiryOf(at, STRAY_DAYS) });
    if (isNew) writeNews(db, transaction, strayNews(awb, stray.at));
  });
}
