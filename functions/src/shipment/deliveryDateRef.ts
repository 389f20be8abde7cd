import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** `deliveryDates/{pincode}`, from which an order takes the day that it promises. */
export function deliveryDateRef(db: Firestore, pincode: string): DocumentReference {
  return db.collection('deliveryDates').doc(pincode);
}
