import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { asked, isAskDue } from '@/domain/reviews/ask';
import { askMail } from '@/domain/reviews/askMail';
import { readMailSettings } from '../gateways/mail/mailSettings';
import { mailToken } from '../gateways/mail/mailToken';
import { writeMail } from '../gateways/mail/writeMail';
import { shopUrl } from '../platform/config';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { mailChoiceRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import type { AccountMailDeps } from '../platform/storeDeps';
import { readUnreviewed } from './readUnreviewed';
import { collectionOf } from '../platform/firestore/collections';

export interface ReviewMailReport {
  /** Mails that ask for reviews. */
  reviewMails: number;
}

/** Asks for the reviews of one order that is due: the mail and the order that remembers it are one transaction. */
function sendDueReviewMail(
  { now: clock, linkSecret }: AccountMailDeps,
  db: Firestore,
  ref: DocumentReference,
  isOpenAccount: boolean,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order | undefined;
    const now = clock();
    if (!order?.reviewAsk?.dueAt || order.reviewAsk.dueAt > now.toISOString()) return 0;
    const { orderId, userId } = order;
    const [choice, tombstone] = await readTogether(
      transaction,
      mailChoiceRef(db, userId),
      tombstoneRef(db, userId),
    );
    const products = await readUnreviewed(db, transaction, order);
    const isDue = isAskDue({
      order,
      hasAccount: isOpenAccount && tombstone?.exists === false && order.email !== '',
      wantsMails: choice?.get('reviewMails') !== false,
      unreviewed: products.length,
      now,
    });
    transaction.update(ref, { reviewAsk: asked(order, isDue, now) });
    if (!isDue) return 0;
    const tokenFor = (purpose: 'review' | 'review-stop', id: string) =>
      mailToken({ purpose, id, at: now.getTime() }, linkSecret());
    const tokens = { review: tokenFor('review', orderId), stop: tokenFor('review-stop', userId) };
    writeMail(db, transaction, askMail({ order, products, siteUrl: shopUrl(), tokens, now }));
    return 1;
  });
}

/** Asks those who were delivered an order two weeks ago for reviews, once for an order. */
export async function sendReviewMails(deps: AccountMailDeps, run: StepRun): Promise<ReviewMailReport> {
  const db = await deps.db();
  const now = deps.now().toISOString();
  const due = collectionOf(db, 'orders')
    .where('reviewAsk.dueAt', '<=', now)
    .orderBy('reviewAsk.dueAt')
    .limit(MAX_DUE);
  return runDueWork(run, {
    // Without a secret no link can be signed; the asks stay due.
    read: async () =>
      deps.linkSecret() && (await readMailSettings(db)).review ? (await due.select('userId').get()).docs : [],
    empty: { reviewMails: 0 },
    async work(order) {
      const account = await deps.accounts.find(String(order.get('userId')));
      return {
        reviewMails: await sendDueReviewMail(deps, db, order.ref, account !== null && !account.disabled),
      };
    },
    crashEvent: 'reviews.ask_crashed',
    about: ({ id }) => ({ orderId: id }),
  });
}
