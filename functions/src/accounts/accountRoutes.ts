import { accountData } from '@/domain/customers/accountData';
import { describeUnderWay } from '@/domain/customers/accountDeletion';
import {
  deleteAccountRequest,
  DELETED,
  DELETING,
  type DeleteAccountResponse,
} from '@/domain/contracts/account';
import { store } from '@/domain/store';
import { ok, refuse, type Answer } from '../platform/http/answer';
import { errorFields } from '../platform/log';
import { getAsPerson, postAsPerson, type Call, type Route } from '../platform/http/route';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import { isSignedIn, signedOut } from '../platform/callers/accountStatus';
import { orBusy } from '../orders/orderAnswers';
import { refuseDeletion } from './refuseDeletion';
import { beginDeletion, finishDeletion, type DeletionDeps } from './deletion';
import { OutOfTimeError } from '../platform/firestore/pages';
import { readRecords } from './readPersonalRecords';
import { tombstoneOf } from '../platform/firestore/refs';

export interface AccountDeps extends DeletionDeps {
  /** Its own: these calls read or change much, and nobody makes them often. */
  accountLimiter: SharedLimiter;
}

async function tooOften({ accountLimiter, now }: AccountDeps, key: string): Promise<Answer | null> {
  const seconds = await accountLimiter.take(key, now());
  if (seconds === 0) return null;
  const refusal = refuse(
    429,
    'too_many_requests',
    'You have asked for this several times just now. Please try again later.',
  );
  return { ...refusal, headers: { 'retry-after': String(seconds) } };
}

/** Part of it would pass for all of it. */
const TOO_MUCH = `This is more than we can hand over at once. Write to ${store.supportEmail} and we will send it to you.`;

/** GET /api/account/data: all that the shop keeps about whoever asks. */
function data(deps: AccountDeps): Route {
  return getAsPerson({
    path: '/api/account/data',
    async handle({ requestId, hasTime }, who) {
      const limited = await tooOften(deps, `data:${who.uid}`);
      if (limited) return limited;
      const account = await deps.accounts.find(who.uid);
      if (!isSignedIn(account, who)) return signedOut();
      try {
        const records = await readRecords(await deps.db(), account, hasTime);
        deps.log('account.data_read', { requestId, orders: records.orders.length });
        return ok(accountData(records, deps.now()));
      } catch (error) {
        if (!(error instanceof OutOfTimeError)) throw error;
        deps.log('account.data_too_much', { requestId }, 'ERROR');
        return refuse(503, 'too_much', TOO_MUCH);
      }
    },
  });
}

const gone = (status: DeleteAccountResponse['status']): Answer => {
  const message = status === 'deleted' ? DELETED : DELETING;
  const answer = ok({ success: true, status, message } satisfies DeleteAccountResponse);
  return { ...answer, status: status === 'deleted' ? 200 : 202 };
};

/** Nobody has to wait for the rest, or to ask again: from its tombstone on, a deletion is certain. */
async function finish(
  deps: AccountDeps,
  uid: string,
  { requestId, hasTime }: Pick<Call, 'requestId' | 'hasTime'>,
): Promise<Answer> {
  try {
    return gone((await finishDeletion(deps, uid, hasTime)) ? 'deleted' : 'deleting');
  } catch (error) {
    deps.log('account.deletion_crashed', { requestId, ...errorFields(error) }, 'ERROR');
    return gone('deleting');
  }
}

/** POST /api/account/delete: deletes the account of whoever asks, shortly after they signed in. */
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
      // The same request again, after the first went through.
      if (!account && (await tombstoneOf(db, who.uid).get()).exists) return finish(deps, who.uid, call);
      const refusal = refuseDeletion(account, who, { confirm: body.confirm, now: deps.now() });
      if (refusal) return refusal;
      const begun = await orBusy(() => beginDeletion(db, who.uid, deps.now()));
      if ('status' in begun) return begun;
      if (begun.kind === 'under_way') {
        const orders = [...new Set(begun.things.map(({ orderId }) => orderId).filter(Boolean))];
        return refuse(409, 'orders_under_way', describeUnderWay(begun.things), { orders });
      }
      deps.log('account.deletion_begun', { requestId });
      return finish(deps, who.uid, call);
    },
  });
}

/** What people may do with their account as a whole. */
export function accountRoutes(deps: AccountDeps): Route[] {
  return [data(deps), remove(deps)];
}
