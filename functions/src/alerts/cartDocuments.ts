import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Whether a person wants mails about a cart that they left. */
export const choiceRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection('mailChoices').doc(uid);
