import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { News } from '@/domain/admin/notifications/news';
import { collectionOf } from './firestore/collections';

export const newsRef = (db: Firestore, id: string) => collectionOf(db, 'staffNews').doc(id);

/** A colleague's choices and what waits for them; the key is the uid, or 'owner' for the account with the fixed email. */
export const notificationsRef = (db: Firestore, key: string) => collectionOf(db, 'notifications').doc(key);

/** A transaction, or a batch of writes. */
interface Writer {
  set(ref: DocumentReference, data: object): unknown;
}

/** Tells the team of something, in the transaction in which it happened: never of what failed, and of each event once. */
export function writeNews(db: Firestore, writer: Writer, news: News): void {
  writer.set(newsRef(db, news.id), news);
}
