import { createHash, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { sentGiftCard } from '@/domain/giftCards/buy';
import { keptOnceSent, lapsedGiftCard } from '@/domain/giftCards/erase';
import { CODE_BYTES, giftCardCode } from '@/domain/giftCards/code';
import { dueReminder } from '@/domain/giftCards/remind';
import { giftCardMail, giftCardReminderMail } from '@/domain/mail/giftCardMail';
import { readGiftCard, writeGiftCard } from '../credit/giftCardStore';
import { mailKeyOf } from '../gateways/mail/mailKey';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { inTransaction } from '../platform/firestore/transaction';
import type { DatabaseDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';

export interface GiftCardReport {
  /** Mails to recipients of gift cards: with the code, or before it expires. */
  giftCards: number;
}

/** The stored form of a code. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/**
 * Sends a due card: its code is made here, goes into its mail, and is stored as a hash alone. Reminds of a sent card before
 * it expires, once. Removes people's data from a card that lapsed unused, or was not paid. Returns the number of mails.
 */
function handleDueCard(db: Firestore, id: string, now: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const card = await readGiftCard(db, transaction, id);
    const lapsed = lapsedGiftCard(card ?? undefined, now);
    if (lapsed) {
      writeGiftCard(db, transaction, lapsed);
      return 0;
    }
    const reminder = dueReminder(card ?? undefined, now);
    if (reminder) {
      writeGiftCard(db, transaction, reminder.card);
      if (!reminder.isMailed) return 0;
      const mailKey = mailKeyOf(reminder.card.recipient.email);
      const mail = giftCardReminderMail(reminder.card, { mailKey, siteUrl: shopUrl(), now });
      writeMail(db, transaction, mail);
      return 1;
    }
    const code = giftCardCode(randomBytes(CODE_BYTES));
    const stored = { codeHash: hashOfCode(code), lastFour: code.slice(-4) };
    const sent = sentGiftCard(card ?? undefined, stored, now);
    if (!sent) return 0;
    writeGiftCard(db, transaction, keptOnceSent(sent));
    const mailKey = mailKeyOf(sent.recipient.email);
    writeMail(db, transaction, giftCardMail(sent, { code, mailKey, siteUrl: shopUrl(), now }));
    return 1;
  });
}

/**
 * Handles gift cards whose time has come: their mails are written at once after the payment, or on the morning of their
 * day, with a reminder before the last day, after which people's data are erased.
 */
export async function handleDueGiftCards(deps: DatabaseDeps, run: StepRun): Promise<GiftCardReport> {
  const db = await deps.db();
  const now = deps.now();
  const due = collectionOf(db, 'giftCards').where('dueAt', '<=', now.toISOString()).orderBy('dueAt');
  return runDueWork(run, {
    read: async () => (await due.limit(MAX_DUE).select().get()).docs,
    empty: { giftCards: 0 },
    work: async ({ id }) => ({ giftCards: await handleDueCard(db, id, now) }),
    crashEvent: 'gift_cards.crashed',
    about: ({ id }) => ({ giftCard: id }),
  });
}
