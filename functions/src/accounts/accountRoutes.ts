import { accountData } from '@/domain/customers/accountData';
import { describeBlockers } from '@/domain/customers/accountDeletion';
import { deleteAccountRequest, type DeleteAccountResponse } from '@/domain/contracts/shoppers/account';
import { ok, refuse, type Answer } from '../platform/http/answer';
import { errorFields } from '../platform/log';
import { getAsPerson, postAsPerson, type Call, type Route } from '../platform/http/route';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { isSignedIn, sessionEnded } from '../platform/callers/accountStatus';
import { refuseDeletion, staffAccount } from './refuseDeletion';
import { messages } from './messages';
import { beginDeletion, finishDeletion, type DeletionDeps } from './deletion';
import { OutOfTimeError } from '../platform/firestore/pages';
import { readPersonalRecords } from './readPersonalRecords';
import { tombstoneRef } from '../platform/firestore/refs';

export interface AccountDeps extends DeletionDeps {
  /** Its own limiter: these calls read or change many documents and are rarely needed. */
  accountLimiter: SharedLimiter;
}

const tooOften = ({ accountLimiter, now }: AccountDeps, key: string): Promise<Answer | null> =>
  refuseTooOften(accountLimiter, [key], now(), { message: messages.wait });

/** GET /api/account/data: everything that the shop stores about the signed-in person. */
function data(deps: AccountDeps): Route {
  return getAsPerson({
    path: '/api/account/data',
    async handle({ requestId, hasTime }, who) {
      const limited = await tooOften(deps, `data:${who.uid}`);
      if (limited) return limited;
      const account = await deps.accounts.find(who.uid);
      if (!isSignedIn(account, who)) return sessionEnded();
      try {
        const records = await readPersonalRecords(await deps.db(), account, hasTime);
        deps.log('account.data_read', { requestId, orders: records.orders.length });
        return ok(accountData(records, deps.now()));
      } catch (error) {
        if (!(error instanceof OutOfTimeError)) throw error;
        deps.log('account.data_too_much', { requestId }, 'ERROR');
        // Part of the data must not pass for all of it.
        return refuse(503, 'too_much', messages.tooMuch);
      }
    },
  });
}

const deletedAnswer = (status: DeleteAccountResponse['status']): Answer => {
  const answer = ok({ success: true, status, message: messages[status] } satisfies DeleteAccountResponse);
  return { ...answer, status: status === 'deleted' ? 200 : 202 };
};

/** Answers 202 when the deletion cannot finish now: once its tombstone is written, the reconciler finishes it. */
async function finish(
  deps: AccountDeps,
  uid: string,
  { requestId, hasTime }: Pick<Call, 'requestId' | 'hasTime'>,
): Promise<Answer> {
  try {
    return deletedAnswer((await finishDeletion(deps, uid, hasTime)) ? 'deleted' : 'deleting');
  } catch (error) {
    deps.log('account.deletion_crashed', { requestId, ...errorFields(error) }, 'ERROR');
    return deletedAnswer('deleting');
  }
}

/** POST /api/account/delete: deletes the account of a person who has just signed in. */
function remove(deps: AccountDeps): Route {
  return postAsPerson({
    path: '/api/account/delete',
    schema: deleteAccountRequest,
    async handle(call, who) {
      const { body, requestId } = call;
      const limited = await tooOften(deps, `delete:${who.uid}`);
      if (limited) return limited;
      const db = await deps.db();
      const account = await deps.accounts.find(who.uid);
      // The same request again, after the first one succeeded.
      if (!account && (await tombstoneRef(db, who.uid).get()).exists) return finish(deps, who.uid, call);
      const refusal = refuseDeletion(account, who, { confirm: body.confirm, now: deps.now() });
      if (refusal) return refusal;
      const begun = await beginDeletion(db, who.uid, deps.now());
      if (begun.kind === 'staff') return staffAccount();
      if (begun.kind === 'under_way') {
        const orders = [...new Set(begun.blockers.map(({ orderId }) => orderId).filter(Boolean))];
        return refuse(409, 'orders_under_way', describeBlockers(begun.blockers), { orders });
      }
      deps.log('account.deletion_begun', { requestId });
      return finish(deps, who.uid, call);
    },
  });
}

/** Routes for a person's account as a whole. */
export function accountRoutes(deps: AccountDeps): Route[] {
  return [data(deps), remove(deps)];
}
