import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CreditAccount } from '@/domain/credit/account';
import { CLAIM_DAYS, expiryOf } from '@/domain/customers/retention/retention';
import { creditMail } from '@/domain/mail/creditMail';
import type { Order } from '@/domain/orders/order/order';
import { followReferral, refused, waited } from '@/domain/referrals/follow';
import type { Referral, Referrer } from '@/domain/referrals/referral';
import { decideReward, rewardEntryId, type RewardDecision } from '@/domain/referrals/reward';
import { isSamePerson } from '@/domain/referrals/samePerson';
import { creditIn, writeCredit } from '../credit/creditStore';
import { readMailSettings } from '../gateways/mail/mailSettings';
import { writeMail } from '../gateways/mail/writeMail';
import { phoneHash } from '../limits/buyers';
import { verifiedEmailOf, type Account, type Accounts } from '../platform/callers/account';
import { shopUrl } from '../platform/config';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import {
  creditRef,
  referralClaimRef,
  referralRef,
  referrerRef,
  tombstoneRef,
} from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import type { DatabaseDeps } from '../platform/storeDeps';
import { messages } from './messages';
import { friendOf, isKnownPhone, readPerson } from './people';
import { ordersIn, ordersOf, readReferralSettings } from './referralStore';
import { collectionOf } from '../platform/firestore/collections';

export interface SettlingDeps extends DatabaseDeps {
  accounts: Accounts;
}

export interface ReferralReport {
  /** Referrals that were decided. */
  referrals: number;
}

/** Facts about two people, read before the transaction because they cannot change for the worse during one. */
interface People {
  friend: Account | null;
  referrer: Account | null;
  isSamePerson: boolean;
  isKnownPhone: boolean;
}

async function readPeople({ accounts }: SettlingDeps, db: Firestore, referral: Referral, order: Order) {
  const open = (found: Account | null) => (found?.disabled ? null : found);
  const friend = open(await accounts.find(referral.userId));
  const referrer = open(await accounts.find(referral.referrerId));
  const [own, known] = await Promise.all([
    friend && referrer ? readPerson(db, referrer) : null,
    isKnownPhone(db, order),
  ]);
  const isSame = own !== null && friend !== null && isSamePerson(own, friendOf(friend, order));
  return { friend, referrer, isSamePerson: isSame, isKnownPhone: known } satisfies People;
}

interface Settling {
  people: People;
  order: Order;
  monthlyLimit: number;
  sendsMails: boolean;
}

/** Rewards a kept order in one transaction: both accounts, the referrer's month, the phone number and the mails. */
function settle(db: Firestore, id: string, settling: Settling, now: Date): Promise<number> {
  const { people, monthlyLimit, sendsMails } = settling;
  return inTransaction(db, async (transaction) => {
    const referral = (await transaction.get(referralRef(db, id))).data();
    if (referral?.status !== 'waiting') return 0;
    const { userId, referrerId } = referral;
    const standing = followReferral(referral, ordersIn(await transaction.get(ordersOf(db, userId))), now);
    // Something about the order has changed meanwhile; the next run looks again.
    if (standing.kind !== 'kept' || standing.order.orderId !== settling.order.orderId) return 0;
    const { order } = standing;
    const claim = referralClaimRef(db, phoneHash(order.address.phone));
    const [claimed, record, friend, referrer, friendGone, referrerGone] = await readTogether(
      transaction,
      claim,
      referrerRef(db, referrerId),
      creditRef(db, userId),
      creditRef(db, referrerId),
      tombstoneRef(db, userId),
      tombstoneRef(db, referrerId),
    );
    if (friendGone.exists) return 0;
    const canBePaid = people.referrer !== null && record.exists === true && !referrerGone.exists;
    const facts = {
      order,
      isSamePerson: people.isSamePerson,
      isKnownPhone: people.isKnownPhone || claimed.exists === true,
      friend: people.friend && creditIn(userId, friend),
      referrer: canBePaid
        ? { record: record.data() as Referrer, account: creditIn(referrerId, referrer) }
        : null,
      monthlyLimit,
    };
    const decided = decideReward(referral, facts, now);
    if (!decided) return 0;
    transaction.set(referralRef(db, id), decided.referral);
    if (decided.referrer) transaction.set(referrerRef(db, referrerId), decided.referrer);
    if (decided.moves.length > 0) transaction.set(claim, { expireAt: expiryOf(now, CLAIM_DAYS) });
    for (const move of decided.moves) {
      writeCredit(db, transaction, move);
      if (sendsMails) writeRewardMail(move.account, decided, people, { db, transaction, now });
    }
    return 1;
  });
}

/** Queues the mail about the reward to the friend or the referrer. */
function writeRewardMail(
  { userId }: CreditAccount,
  { referral, moves }: RewardDecision,
  { friend, referrer }: People,
  { db, transaction, now }: { db: Firestore; transaction: Transaction; now: Date },
): void {
  const account = userId === friend?.uid ? friend : referrer;
  const email = account ? verifiedEmailOf(account) : '';
  const id = rewardEntryId(referral);
  const entry = moves.flatMap(({ entries }) => entries).find((one) => one.userId === userId && one.id === id);
  if (!email || !entry) return;
  const news = {
    kind: 'issued',
    paise: entry.paise,
    note: messages.asPromised(entry.note),
    lastDay: entry.lastDay ?? '',
  } as const;
  writeMail(
    db,
    transaction,
    creditMail(news, { uid: userId, email, id, at: now.toISOString(), siteUrl: shopUrl() }),
  );
}

/** Writes a check's result without a reward, unless the referral was decided meanwhile. */
function changeReferral(
  db: Firestore,
  id: string,
  change: (referral: Referral) => Referral,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const referral = (await transaction.get(referralRef(db, id))).data();
    if (referral?.status !== 'waiting') return 0;
    const next = change(referral);
    transaction.set(referralRef(db, id), next);
    return next.status === 'waiting' ? 0 : 1;
  });
}

/** Looks at the referrals that are due: at the friend's first order, until it is kept. */
export async function settleReferrals(deps: SettlingDeps, run: StepRun): Promise<ReferralReport> {
  const db = await deps.db();
  const now = deps.now();
  const due = collectionOf(db, 'referrals').where('dueAt', '<=', now.toISOString()).orderBy('dueAt');
  const docs = (await due.limit(MAX_DUE).get()).docs;
  if (docs.length === 0) return { referrals: 0 };
  const [{ monthlyLimit }, mails] = await Promise.all([readReferralSettings(db), readMailSettings(db)]);
  return runDueWork(run, {
    read: async () => docs,
    empty: { referrals: 0 },
    async work(doc) {
      const referral = doc.data();
      const standing = followReferral(referral, ordersIn(await ordersOf(db, referral.userId).get()), now);
      const { id } = doc;
      if (standing.kind === 'waits')
        return { referrals: await changeReferral(db, id, (one) => waited(one, standing)) };
      if (standing.kind === 'refused')
        return {
          referrals: await changeReferral(db, id, (one) =>
            refused(one, standing.problem, standing.order, now),
          ),
        };
      const { order } = standing;
      const people = await readPeople(deps, db, referral, order);
      const settling = { people, order, monthlyLimit, sendsMails: mails.friend };
      return { referrals: await settle(db, id, settling, now) };
    },
    crashEvent: 'referrals.crashed',
    about: ({ id }) => ({ friend: id }),
  });
}
