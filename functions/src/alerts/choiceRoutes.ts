import { chooseCartMails, type MailChoice } from '@/domain/alerts/cartMail';
import { mailChoiceRequest, type MailChoiceResponse } from '@/domain/contracts/alerts';
import { tombstoneRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { ok, refuse } from '../platform/http/answer';
import { orBusy } from '../platform/http/busy';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import type { AlertDeps } from './askRoute';
import { choiceRef } from './cartDocuments';

const PATH = '/api/account/mails';

const answer = (choice: Partial<MailChoice> | undefined) =>
  ok({ success: true, cartMails: choice?.cartMails === true } satisfies MailChoiceResponse);

/** GET and POST /api/account/mails: the mails that a person wants beyond those about orders and questions. */
export const choiceRoutes = ({ db, now }: Pick<AlertDeps, 'db' | 'now'>): Route[] => [
  getAsPerson({
    path: PATH,
    handle: async (_call, { uid }) => answer((await choiceRef(await db(), uid).get()).data()),
  }),
  postAsPerson({
    path: PATH,
    schema: mailChoiceRequest,
    handle: ({ body: { cartMails } }, { uid }) =>
      orBusy(async () => {
        const firestore = await db();
        return inTransaction(firestore, async (transaction) => {
          const ref = choiceRef(firestore, uid);
          const [stored, tombstone] = await transaction.getAll(ref, tombstoneRef(firestore, uid));
          if (tombstone?.exists) return refuse(401, 'account_deleted', 'Your account was deleted.');
          const before = stored?.data() as MailChoice | undefined;
          const choice = chooseCartMails(before, uid, { cartMails, now: now() });
          transaction.set(ref, choice);
          return answer(choice);
        });
      }),
  }),
];
