import type { Firestore } from 'firebase-admin/firestore';
import { expiryOf, STRAY_DAYS } from '@/domain/customers/retention';
import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import { isDocumentId } from '@/domain/general/documentId';

/** `strayParcels/{awb}`: a parcel that the courier reports and no order has. */
export interface StrayParcel {
  awb: string;
  /** In the courier's words. */
  status: string;
  /** ISO; when the courier last reported it. */
  at: string;
}

export const strayParcelRef = (db: Firestore, awb: string) => db.collection('strayParcels').doc(awb);

/** Stores a stray parcel for the admin; a cancelled one is deleted. */
export async function recordStrayParcel(
  db: Firestore,
  { awb, status, at }: { awb: string; status: string; at: Date },
): Promise<void> {
  if (!isDocumentId(awb)) return;
  const stray: StrayParcel = { awb, status, at: at.toISOString() };
  if (isCancelledByCourier(status)) await strayParcelRef(db, awb).delete();
  else await strayParcelRef(db, awb).set({ ...stray, expireAt: expiryOf(at, STRAY_DAYS) });
}
