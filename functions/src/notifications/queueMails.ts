import type { Firestore } from 'firebase-admin/firestore';
import { newsMail } from '@/domain/admin/notifications/mails';
import { takeDue, type Notifications } from '@/domain/admin/notifications/inbox';
import { readTeam } from '@/domain/staff/team';
import { writeMail } from '../gateways/mail/writeMail';
import { teamRef } from '../platform/callers/teamRecord';
import { shopUrl } from '../platform/config';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { notificationsRef } from '../platform/news';
import { colleaguesOf } from './recipients';
import { collectionOf } from '../platform/firestore/collections';

/** Colleagues whose mails are queued in one run: more than a team has. */
const MAX_DUE = 60;

/** Queues the due mails of one colleague and empties their inbox; does nothing for a colleague who has left. */
function queueFor(db: Firestore, key: string, now: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const ref = notificationsRef(db, key);
    const [team, found] = await readTogether(transaction, teamRef(db), ref);
    const stored = found.data();
    if (!stored) return 0;
    const colleague = colleaguesOf(readTeam(team.data())).find((one) => one.key === key);
    if (!colleague) {
      transaction.delete(ref);
      return 0;
    }
    const { mails, inbox } = takeDue(stored, colleague.role, now);
    transaction.set(ref, { ...stored, inbox } satisfies Notifications);
    for (const mail of mails)
      writeMail(db, transaction, { ...newsMail(colleague, mail, shopUrl(), now), staff: key });
    return mails.length;
  });
}

/** Queues the mails of everybody for whom one is due. */
export async function queueDueMails(
  db: Firestore,
  now: Date,
  crashed: (error: unknown) => void,
): Promise<number> {
  const due = collectionOf(db, 'notifications').where('inbox.nextAt', '<=', now.toISOString());
  const { docs } = await due.limit(MAX_DUE).select().get();
  let queued = 0;
  for (const { id } of docs) {
    try {
      queued += await queueFor(db, id, now);
    } catch (error) {
      crashed(error);
    }
  }
  return queued;
}
