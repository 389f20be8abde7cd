import type { Firestore } from 'firebase-admin/firestore';
import { collectionOf, type StoredDocuments } from './collections';

/** A person's documents in a collection whose documents name their user. */
export const documentsOfUser = <Name extends keyof StoredDocuments>(db: Firestore, name: Name, uid: string) =>
  collectionOf(db, name).where('userId', '==', uid);
