import type { Firestore } from 'firebase-admin/firestore';
import { choicesOf } from '@/domain/admin/notifications/choices';
import { EMPTY_INBOX, withNews } from '@/domain/admin/notifications/inbox';
import { withPushes } from '@/domain/admin/notifications/push/queue';
import { readTeam } from '@/domain/staff/team';
import { teamRef } from '../platform/callers/teamRecord';
import { inTransaction } from '../platform/firestore/transaction';
import { newsRef, notificationsRef } from '../platform/news';
import { readData } from '../platform/firestore/readData';
import { colleaguesOf } from './recipients';
import { collectionOf } from '../platform/firestore/collections';

/** News handed out in one transaction, which also writes the inbox of each colleague. */
const BATCH = 100;

/**
 * Hands some news to each colleague who wants it and deletes it, in one transaction, so that a rerun finds only the rest.
 * The ids are read before, so that an order that is placed meanwhile does not wait for this.
 */
function handOutSome(db: Firestore, ids: readonly string[]): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const colleagues = colleaguesOf(readTeam((await transaction.get(teamRef(db))).data()));
    const news = await readData(transaction, ...ids.map((id) => newsRef(db, id)));
    if (news.length === 0) return;
    const refs = colleagues.map(({ key }) => notificationsRef(db, key));
    const found = refs.length > 0 ? await transaction.getAll(...refs) : [];
    for (const [at, { key, role }] of colleagues.entries()) {
      const stored = found[at]?.data();
      const choices = choicesOf(stored?.choices, role);
      const isPushed = stored?.devices && news.some(({ kind }) => choices.push.includes(kind));
      if (!isPushed && news.every(({ kind }) => choices.ways[kind] === 'off')) continue;
      const inbox = withNews(stored?.inbox ?? EMPTY_INBOX, news, choices);
      transaction.set(notificationsRef(db, key), withPushes({ ...stored, inbox }, news, choices));
    }
    for (const { id } of news) transaction.delete(newsRef(db, id));
  });
}

/** Hands out the news that waits, the earliest first. */
export async function handOutNews(db: Firestore, hasTime: () => boolean): Promise<number> {
  let handed = 0;
  while (hasTime()) {
    const { docs } = await collectionOf(db, 'staffNews').orderBy('at').limit(BATCH).select().get();
    if (docs.length > 0)
      await handOutSome(
        db,
        docs.map(({ id }) => id),
      );
    handed += docs.length;
    if (docs.length < BATCH) break;
  }
  return handed;
}
