import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReferralsResponse } from '@/domain/contracts/shoppers/referrals';
import { emptyRequest } from '@/domain/contracts/fields';
import { newReferrer, REFERRAL_BYTES, referralCode } from '@/domain/referrals/referral';
import { termsOf } from '@/domain/referrals/settings';
import { referralView } from '@/domain/referrals/view';
import { referralRef, referrerRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { accountDeleted, ok, refuse, type Answer } from '../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { messages } from './messages';
import { friendsOf, readReferralSettings } from './referralStore';

export interface ReferralDeps extends DatabaseDeps {
  /** How often one person, and one address, may open and use friends' links. */
  referralLimiter: SharedLimiter;
}

/** Friends that are read, and shown. */
const MAX_READ = 200;
const SHOWN = 50;

/** Refuses callers who came too often; null for the others. */
export const linksOpenedTooOften = (
  { referralLimiter, now }: ReferralDeps,
  ...callers: readonly string[]
): Promise<Answer | null> => refuseTooOften(referralLimiter, callers, now(), { message: messages.wait });

async function answer(db: Firestore, uid: string): Promise<Answer> {
  const [settings, own, joined, friends] = await Promise.all([
    readReferralSettings(db),
    referrerRef(db, uid).get(),
    referralRef(db, uid).get(),
    friendsOf(db, uid).limit(MAX_READ).get(),
  ]);
  const mine = joined.data();
  const { enabled, monthlyLimit } = settings;
  return ok({
    success: true,
    offer: enabled ? { ...termsOf(settings), monthlyLimit } : null,
    code: own.data()?.code ?? null,
    friends: friends.docs
      .map((doc) => referralView(doc.data(), 'referrer'))
      .sort((a, b) => b.joinedAt.localeCompare(a.joinedAt))
      .slice(0, SHOWN),
    joined: mine ? referralView(mine, 'friend') : null,
  } satisfies ReferralsResponse);
}

/** A person's own link, and what came of it. */
export const referralRoutes = (deps: ReferralDeps): Route[] => [
  getAsPerson({
    path: '/api/referrals',
    handle: async (_call, { uid }) => answer(await deps.db(), uid),
  }),
  postAsPerson({
    path: '/api/referrals/link',
    schema: emptyRequest,
    async handle(_call, { uid }) {
      const late = await linksOpenedTooOften(deps, uid);
      if (late) return late;
      const db = await deps.db();
      const { enabled } = await readReferralSettings(db);
      if (!enabled) return refuse(409, 'referrals_off', messages.off);
      const code = referralCode(randomBytes(REFERRAL_BYTES));
      const accountExists = await inTransaction(db, async (transaction) => {
        const [own, tombstone] = await readTogether(transaction, referrerRef(db, uid), tombstoneRef(db, uid));
        if (tombstone?.exists) return false;
        if (!own?.exists) transaction.create(referrerRef(db, uid), newReferrer(uid, code, deps.now()));
        return true;
      });
      return accountExists ? answer(db, uid) : accountDeleted();
    },
  }),
];
