import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where it is written that a person's account is being deleted, or was. */
export function tombstoneOf(db: Firestore, uid: string): DocumentReference {
  return db.collection('deletions').doc(uid);
}
