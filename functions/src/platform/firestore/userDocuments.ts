import type { Firestore, Query } from 'firebase-admin/firestore';

/** A person's documents in a collection whose documents name their user. */
export function documentsOfUser(db: Firestore, collection: string, uid: string): Query {
  return db.collection(collection).where('userId', '==', uid);
}
