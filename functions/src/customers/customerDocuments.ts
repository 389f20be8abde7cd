import type { Firestore } from 'firebase-admin/firestore';
import { documentsOfUser } from '../platform/firestore/userDocuments';

/** The orders, messages or reviews of a person, newest first. */
const newestOf = <Name extends 'orders' | 'messages' | 'reviews'>(db: Firestore, name: Name, uid: string) =>
  documentsOfUser(db, name, uid).orderBy('createdAt', 'desc');

export const newestOrdersOf = (db: Firestore, uid: string) => newestOf(db, 'orders', uid);
export const newestMessagesOf = (db: Firestore, uid: string) => newestOf(db, 'messages', uid);
export const newestReviewsOf = (db: Firestore, uid: string) => newestOf(db, 'reviews', uid);
