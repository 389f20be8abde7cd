import type { Firestore } from 'firebase-admin/firestore';
import { dueCreditReminder } from '@/domain/credit/reminder';
import { creditMail } from '@/domain/mail/creditMail';
import { writeMail } from '../gateways/mail/writeMail';
import { verifiedEmailOf, type Accounts } from '../platform/callers/account';
import { shopUrl } from '../platform/config';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { creditRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import type { DatabaseDeps } from '../platform/storeDeps';
import { creditIn } from './creditStore';
import { collectionOf } from '../platform/firestore/collections';

interface CreditReminderDeps extends DatabaseDeps {
  accounts: Pick<Accounts, 'find'>;
}

export interface CreditReminderReport {
  /** Mails about store credit that expires. */
  creditReminders: number;
}

/** Reminds of one lot: the mail and the account that remembers it are one transaction. Returns the number of mails. */
function remind(db: Firestore, uid: string, email: string, now: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const [stored, tombstone] = await readTogether(transaction, creditRef(db, uid), tombstoneRef(db, uid));
    const due = stored?.exists ? dueCreditReminder(creditIn(uid, stored), now) : null;
    if (!due) return 0;
    transaction.set(creditRef(db, uid), due.account);
    if (!due.news || !email || tombstone?.exists) return 0;
    const { paise, lastDay } = due.news;
    const mailed = { uid, email, id: `ending-${lastDay}`, at: now.toISOString(), siteUrl: shopUrl() };
    writeMail(db, transaction, creditMail({ kind: 'ending', paise, lastDay }, mailed));
    return 1;
  });
}

/** Reminds people of store credit before it expires, once for each last day, at the verified address of their account. */
export async function remindOfCredit(deps: CreditReminderDeps, run: StepRun): Promise<CreditReminderReport> {
  const db = await deps.db();
  const now = deps.now();
  const due = collectionOf(db, 'credit').where('remindAt', '<=', now.toISOString()).orderBy('remindAt');
  return runDueWork(run, {
    read: async () => (await due.limit(MAX_DUE).select().get()).docs,
    empty: { creditReminders: 0 },
    async work({ id }) {
      const account = await deps.accounts.find(id);
      const email = account && !account.disabled ? verifiedEmailOf(account) : '';
      return { creditReminders: await remind(db, id, email, now) };
    },
    crashEvent: 'credit.reminder_crashed',
    about: ({ id }) => ({ uid: id }),
  });
}
