import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  joinReferralRequest,
  type JoinReferralResponse,
  type ReferralLinkResponse,
} from '@/domain/contracts/shoppers/referrals';
import { decideJoin, type JoinDecision } from '@/domain/referrals/join';
import { readReferralCode, REFERRAL_BYTES, referralCode, type Referral } from '@/domain/referrals/referral';
import { referralSettings, termsOf } from '@/domain/referrals/settings';
import { referralView } from '@/domain/referrals/view';
import { isLeaving } from '../platform/firestore/isLeaving';
import { referralRef, referralSettingsRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { accountDeleted, ok, refuse, type Answer } from '../platform/http/answer';
import { getAsAnyone, postAsPerson, type Route } from '../platform/http/route';
import { messages } from './messages';
import { linksOpenedTooOften, type ReferralDeps } from './referralRoutes';
import {
  findReferrer,
  friendsOf,
  hasOrdered,
  ordersIn,
  ordersOf,
  readReferralSettings,
} from './referralStore';

const unknown = (): Answer => refuse(404, 'unknown_link', messages.refused.unknown_link);

/** Binds an account to a link, in one transaction; null where the account is being deleted. */
async function join(db: Firestore, typed: string, uid: string, now: Date): Promise<JoinDecision | null> {
  const referrer = await findReferrer(db, readReferralCode(typed));
  const waiting = referrer
    ? (await friendsOf(db, referrer.userId).where('status', '==', 'waiting').count().get()).data().count
    : 0;
  const id = referralCode(randomBytes(REFERRAL_BYTES));
  return inTransaction<JoinDecision | null>(db, async (transaction) => {
    const refs = [referralRef(db, uid), referralSettingsRef(db), tombstoneRef(db, uid)] as const;
    const [stored, settings, tombstone] = await transaction.getAll(...refs);
    if (tombstone?.exists) return null;
    const gone = referrer && (await isLeaving(db, transaction, referrer.userId));
    const orders = ordersIn(await transaction.get(ordersOf(db, uid)));
    const facts = {
      userId: uid,
      id,
      existing: stored?.data() as Referral | undefined,
      referrer: gone ? null : referrer,
      settings: referralSettings(settings?.data()),
      hasOrdered: hasOrdered(orders),
      waiting,
    };
    const decision = decideJoin(facts, now);
    if (decision.kind === 'joined') transaction.create(referralRef(db, uid), decision.referral);
    return decision;
  });
}

/** Routes of a friend's link: its promise, and the account that joins by it. */
export const referralLinkRoutes = (deps: ReferralDeps): Route[] => [
  getAsAnyone('/api/referral-links/{code}', { key: true }, async ({ params: { code = '' }, address }) => {
    const late = await linksOpenedTooOften(deps, `address:${address}`);
    if (late) return late;
    // A mistyped link costs no read.
    const typed = readReferralCode(code);
    if (!typed) return unknown();
    const db = await deps.db();
    const [referrer, settings] = await Promise.all([findReferrer(db, typed), readReferralSettings(db)]);
    if (!referrer || !settings.enabled) return unknown();
    return ok({ success: true, offer: termsOf(settings) } satisfies ReferralLinkResponse);
  }),
  postAsPerson({
    path: '/api/referrals/join',
    schema: joinReferralRequest,
    async handle({ body, address }, { uid }) {
      const late = await linksOpenedTooOften(deps, uid, `address:${address}`);
      if (late) return late;
      const decision = await join(await deps.db(), body.code, uid, deps.now());
      if (!decision) return accountDeleted();
      if (decision.kind === 'refused')
        return decision.code === 'unknown_link'
          ? unknown()
          : refuse(409, decision.code, messages.refused[decision.code]);
      const { referral } = decision;
      return ok({
        success: true,
        message: messages.joined(referral.terms.friendRupees),
        joined: referralView(referral, 'friend'),
      } satisfies JoinReferralResponse);
    },
  }),
];
