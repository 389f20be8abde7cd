import { monthInIndia } from '../time/months';
import { toPaise, ZERO } from '../money/money';
import type { CreditAccount } from '../credit/account';
import { addCredit, takeLotBack, type CreditMove } from '../credit/ledger';
import { lastDayFrom, MAX_BALANCE } from '../credit/limits';
import type { Order } from '../orders/order/order';
import { refused } from './follow';
import { messages } from './messages';
import type { Referral, Referrer, RewardSide, SideProblem } from './referral';

/** The facts for rewarding a kept order. */
export interface RewardFacts {
  order: Order;
  isSamePerson: boolean;
  /** Whether a person with the order's phone number ordered, or was rewarded, before. */
  isKnownPhone: boolean;
  /** Null for a deleted account. */
  friend: CreditAccount | null;
  referrer: { record: Referrer; account: CreditAccount } | null;
  monthlyLimit: number;
}

/** The writes of one transaction. */
export interface RewardDecision {
  referral: Referral;
  /** At most one for each side. */
  moves: CreditMove[];
  /** Null where it does not change. */
  referrer: Referrer | null;
}

/** The id of a referral's reward entry, of which each account has at most one. */
export const rewardEntryId = ({ id }: Pick<Referral, 'id'>): string => `referral-${id}`;

interface Given {
  side: RewardSide;
  move: CreditMove | null;
}

const nothing = (problem: SideProblem): Given => ({ side: { paise: ZERO, problem }, move: null });

function give(referral: Referral, account: CreditAccount, of: 'friend' | 'referrer', now: Date): Given {
  if (account.frozen) return nothing('frozen');
  const paise = toPaise(referral.terms[`${of}Rupees`]);
  const reason = { id: rewardEntryId(referral), note: messages.notes[of] };
  const move = addCredit(account, 'referred', [{ lastDay: lastDayFrom(now), paise }], reason, now);
  return move.account.paise > MAX_BALANCE ? nothing('full') : { side: { paise, problem: '' }, move };
}

/** The number of friends for whom a referrer earned this month. */
export const rewardedIn = ({ month, rewarded }: Referrer, now: Date): number =>
  month === monthInIndia(now) ? rewarded : 0;

function giveReferrer(referral: Referral, { referrer, monthlyLimit }: RewardFacts, now: Date): Given {
  if (!referrer) return nothing('gone');
  if (rewardedIn(referrer.record, now) >= monthlyLimit) return nothing('limit');
  return give(referral, referrer.account, 'referrer', now);
}

/** Rewards both sides for a kept order, once. Null where the referral is already decided. */
export function decideReward(referral: Referral, facts: RewardFacts, now: Date): RewardDecision | null {
  if (referral.status !== 'waiting') return null;
  const { order, isSamePerson, isKnownPhone } = facts;
  if (isSamePerson || isKnownPhone) {
    const problem = isSamePerson ? 'same_person' : 'not_first';
    return { referral: refused(referral, problem, order, now), moves: [], referrer: null };
  }
  const friend = facts.friend ? give(referral, facts.friend, 'friend', now) : nothing('gone');
  const referrer = giveReferrer(referral, facts, now);
  const at = now.toISOString();
  const record = facts.referrer?.record;
  return {
    referral: {
      ...referral,
      orderId: order.orderId,
      orderedAt: order.createdAt,
      status: 'earned',
      friend: friend.side,
      referrer: referrer.side,
      dueAt: null,
      decidedAt: at,
      updatedAt: at,
    },
    moves: [friend.move, referrer.move].filter((move) => move !== null),
    referrer:
      record && referrer.move
        ? { ...record, month: monthInIndia(now), rewarded: rewardedIn(record, now) + 1 }
        : null,
  };
}

/** Takes back the rest of a reward, found by its last day; null where nothing is left. */
function takeBack(
  referral: Referral,
  of: 'friend' | 'referrer',
  account: CreditAccount | null,
  now: Date,
): CreditMove | null {
  if (!account) return null;
  const lot = { lastDay: lastDayFrom(new Date(referral.decidedAt)), paise: referral[of].paise };
  const id = `${rewardEntryId(referral)}-withdrawn`;
  return takeLotBack(account, lot, { id, note: messages.notes.takenBack }, now);
}

/** Refuses a waiting referral, or takes back its rewards; null where it is already closed. */
export function withdraw(
  referral: Referral,
  accounts: { friend: CreditAccount | null; referrer: CreditAccount | null },
  team: { by: string; reason: string },
  now: Date,
): { referral: Referral; moves: CreditMove[] } | null {
  const at = now.toISOString();
  const noted = { team: { ...team, at }, updatedAt: at };
  if (referral.status === 'waiting')
    return { referral: { ...refused(referral, 'team', null, now), ...noted }, moves: [] };
  if (referral.status !== 'earned') return null;
  const moves = (['friend', 'referrer'] as const)
    .map((of) => takeBack(referral, of, accounts[of], now))
    .filter((move) => move !== null);
  return { referral: { ...referral, ...noted, status: 'withdrawn', problem: 'team' }, moves };
}
