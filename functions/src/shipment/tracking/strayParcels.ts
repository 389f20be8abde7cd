import type { Firestore } from 'firebase-admin/firestore';
import { expiryOf, STRAY_DAYS } from '@/domain/customers/retention/retention';
import { reportStray } from '@/domain/orders/shipment/strayParcel';
import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import { strayNews } from '@/domain/admin/notifications/eventNews';
import { isDocumentId } from '@/domain/records/documentId';
import { inTransaction } from '../../platform/firestore/transaction';
import { writeNews } from '../../platform/news';
import { collectionOf } from '../../platform/firestore/collections';

export const strayParcelRef = (db: Firestore, awb: string) => collectionOf(db, 'strayParcels').doc(awb);

/**
 * Stores a stray parcel for the team, which hears of it once: not while its booking may still be on its way into the books.
 * A cancelled one is deleted.
 */
export async function recordStrayParcel(
  db: Firestore,
  { awb, status, at }: { awb: string; status: string; at: Date },
): Promise<void> {
  if (!isDocumentId(awb)) return;
  const ref = strayParcelRef(db, awb);
  if (isCancelledByCourier(status)) {
    await ref.delete();
    return;
  }
  await inTransaction(db, async (transaction) => {
    const before = (await transaction.get(ref)).data();
    const { stray, isNews } = reportStray(before, { awb, status, at: at.toISOString() });
    transaction.set(ref, { ...stray, expireAt: expiryOf(at, STRAY_DAYS) });
    if (isNews) writeNews(db, transaction, strayNews(awb, stray.at));
  });
}
