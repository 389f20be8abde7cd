import { chooseCartMails, chooseReviewMails, type MailChoice } from '@/domain/alerts/cartMail';
import { mailChoiceRequest, type MailChoiceResponse } from '@/domain/contracts/shoppers/alerts';
import { mailChoiceRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { ok, refuse } from '../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import type { AlertDeps } from './alertRoute';
import { messages } from './messages';

const PATH = '/api/account/mails';

const answer = (choice: Partial<MailChoice> | undefined) =>
  ok({
    success: true,
    cartMails: choice?.cartMails === true,
    reviewMails: choice?.reviewMails !== false,
  } satisfies MailChoiceResponse);

/** GET and POST /api/account/mails: the mails that a person wants beyond those about orders and questions. */
export const mailChoiceRoutes = ({ db, now }: Pick<AlertDeps, 'db' | 'now'>): Route[] => [
  getAsPerson({
    path: PATH,
    handle: async (_call, { uid }) => answer((await mailChoiceRef(await db(), uid).get()).data()),
  }),
  postAsPerson({
    path: PATH,
    schema: mailChoiceRequest,
    handle: async ({ body: { cartMails, reviewMails } }, { uid }) => {
      const firestore = await db();
      return inTransaction(firestore, async (transaction) => {
        const ref = mailChoiceRef(firestore, uid);
        const [stored, tombstone] = await readTogether(transaction, ref, tombstoneRef(firestore, uid));
        if (tombstone?.exists) return refuse(401, 'account_deleted', messages.accountDeleted);
        const before = stored?.data();
        let choice = before;
        if (cartMails !== undefined) choice = chooseCartMails(choice, uid, { cartMails, now: now() });
        if (reviewMails !== undefined) choice = chooseReviewMails(choice, uid, { reviewMails, now: now() });
        if (choice && choice !== before) transaction.set(ref, choice);
        return answer(choice);
      });
    },
  }),
];
