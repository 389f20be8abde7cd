import type { Firestore } from 'firebase-admin/firestore';
import {
  referralSettingsRequest,
  withdrawReferralRequest,
  type AdminReferralsResponse,
} from '@/domain/contracts/admin/referrals';
import type { CreditAccount } from '@/domain/credit/account';
import { isDocumentId } from '@/domain/records/documentId';
import { decideSettings } from '@/domain/records/settings';
import { difference, formatPaise, sum, ZERO } from '@/domain/money/money';
import { withdraw } from '@/domain/referrals/reward';
import { referralSettings, settingsFault } from '@/domain/referrals/settings';
import { referralRow } from '@/domain/referrals/view';
import { creditIn, writeCredit } from '../../credit/creditStore';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { creditRef, referralRef, referralSettingsRef, tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction, readTogether } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import { readReferralSettings } from '../../referrals/referralStore';
import { readEmails } from '../customers/readEmails';
import type { AdminDeps } from '../deps';
import { collectionOf } from '../../platform/firestore/collections';
import { messages } from './messages';

/** Referrals on the page: the newest. */
const SHOWN = 50;

/** The newest referrals, and the result of a change. */
async function answer(deps: AdminDeps, message: string): Promise<Answer> {
  const db = await deps.db();
  const [settings, newest] = await Promise.all([
    readReferralSettings(db),
    collectionOf(db, 'referrals').orderBy('createdAt', 'desc').limit(SHOWN).get(),
  ]);
  const referrals = newest.docs.map((doc) => doc.data());
  const uids = referrals.flatMap(({ userId, referrerId }) => [userId, referrerId]);
  const emails = await readEmails(deps.accounts, db, uids);
  const emailOf = (uid: string) => emails.get(uid) ?? '';
  const rows = referrals.map((referral) =>
    referralRow(referral, {
      friendEmail: emailOf(referral.userId),
      referrerEmail: emailOf(referral.referrerId),
    }),
  );
  return ok({ success: true, message, settings, rows } satisfies AdminReferralsResponse);
}

const unknown = (): Answer => refuse(404, 'not_found', messages.noSuchReferral);
const over = (): Answer => refuse(409, 'impossible_step', messages.over);

/** Refuses a referral, or takes back what it earned, in one transaction with the entry in the log. */
async function refuseOne(
  db: Firestore,
  id: string,
  reason: string,
  context: AuditContext,
): Promise<{ refusal: Answer } | { message: string }> {
  return inTransaction(db, async (transaction) => {
    const stored = (await transaction.get(referralRef(db, id))).data();
    if (!stored) return { refusal: unknown() };
    const people = [stored.userId, stored.referrerId] as const;
    const [friend, referrer, friendGone, referrerGone] = await readTogether(
      transaction,
      creditRef(db, people[0]),
      creditRef(db, people[1]),
      tombstoneRef(db, people[0]),
      tombstoneRef(db, people[1]),
    );
    const account = (uid: string, found: typeof friend, gone: typeof friendGone): CreditAccount | null =>
      gone?.exists || !found?.exists ? null : creditIn(uid, found);
    const accounts = {
      friend: account(people[0], friend, friendGone),
      referrer: account(people[1], referrer, referrerGone),
    };
    const done = withdraw(stored, accounts, { by: context.who.email, reason }, context.now);
    if (!done) return { refusal: over() };
    transaction.set(referralRef(db, id), done.referral);
    for (const move of done.moves) writeCredit(db, transaction, move);
    writeAudit(db, transaction, context, {
      action: done.referral.status === 'refused' ? 'referral.refused' : 'referral.withdrawn',
      target: `customers/${id}`,
      changes: [{ field: 'referral', before: stored.status, after: done.referral.status }],
    });
    const taken = done.moves.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'corrected');
    const paise = difference(ZERO, sum(taken.map((entry) => entry.paise)));
    const message =
      done.referral.status === 'refused' ? messages.refused : messages.takenBack(formatPaise(paise));
    return { message };
  });
}

/** Referrals for the team: the newest, refused or taken back with a reason; and what they bring. */
export const referralAdminRoutes = (deps: AdminDeps): Route[] => [
  getAsAdmin({
    path: '/api/admin/referrals',
    right: 'credit.manage',
    handle: () => answer(deps, ''),
  }),
  postAsAdmin(deps, {
    path: '/api/admin/referrals/settings',
    right: 'settings.manage',
    schema: referralSettingsRequest,
    async handle({ body }, context) {
      const db = await deps.db();
      const refusal = await saveSettings(context, {
        ref: referralSettingsRef(db),
        action: 'referrals.changed',
        read: referralSettings,
        decide: (before) => decideSettings(before, body.changes, settingsFault),
      });
      return refusal ?? answer(deps, messages.saved);
    },
  }),
  postAsAdmin(deps, {
    path: '/api/admin/referrals/{id}/withdraw',
    right: 'credit.manage',
    schema: withdrawReferralRequest,
    async handle({ body, params: { id = '' } }, context) {
      if (!isDocumentId(id)) return unknown();
      const done = await refuseOne(await deps.db(), id, body.reason, context);
      return 'refusal' in done ? done.refusal : answer(deps, done.message);
    },
  }),
];
