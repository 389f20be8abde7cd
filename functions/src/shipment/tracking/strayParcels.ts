import type { Firestore } from 'firebase-admin/firestore';
import { expiryOf, STRAY_DAYS } from '@/domain/customers/retention';
import { isTakenOut } from '@/domain/orders/shipment/tracking';
import { isDocumentId } from '@/domain/general/documentId';

/** `strayParcels/{awb}`: a parcel that the courier speaks of, and no order of the shop has. */
export interface StrayParcel {
  awb: string;
  /** In the courier's words. */
  status: string;
  /** ISO; when it was last heard of. */
  at: string;
}

export const strayRef = (db: Firestore, awb: string) => db.collection('strayParcels').doc(awb);

/** Keeps what was heard of a parcel that nobody knows, for the admin; one that goes nowhere any more is forgotten. */
export async function noteStray(
  db: Firestore,
  { awb, status, at }: { awb: string; status: string; at: Date },
): Promise<void> {
  if (!isDocumentId(awb)) return;
  const stray: StrayParcel = { awb, status, at: at.toISOString() };
  if (isTakenOut(status)) await strayRef(db, awb).delete();
  else await strayRef(db, awb).set({ ...stray, expireAt: expiryOf(at, STRAY_DAYS) });
}
