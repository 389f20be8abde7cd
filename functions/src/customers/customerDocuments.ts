import type { Firestore, Query } from 'firebase-admin/firestore';

/** The orders, messages or reviews of a person, newest first. */
const newestOf = (db: Firestore, collection: string, uid: string): Query =>
  db.collection(collection).where('userId', '==', uid).orderBy('createdAt', 'desc');

export const newestOrdersOf = (db: Firestore, uid: string): Query => newestOf(db, 'orders', uid);
export const newestMessagesOf = (db: Firestore, uid: string): Query => newestOf(db, 'messages', uid);
export const newestReviewsOf = (db: Firestore, uid: string): Query => newestOf(db, 'reviews', uid);
