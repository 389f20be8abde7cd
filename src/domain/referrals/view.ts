import { ERASED } from '../records/erased';
import { toRupees } from '../money/money';
import type { Referral, ReferralProblem, ReferralStatus, SideProblem } from './referral';

/** A referral as one side sees it, with only two dates of the other. */
export interface ReferralView {
  id: string;
  status: ReferralStatus;
  problem: ReferralProblem | SideProblem | '';
  /** Rupees of the reward, promised or earned. */
  amount: number;
  minRupees: number;
  /** ISO; empty while unknown. */
  joinedAt: string;
  orderedAt: string;
  /** ISO; the earliest time of the reward. */
  rewardAt: string;
}

/** A referral for the team. */
export interface ReferralRow extends Omit<ReferralView, 'amount' | 'problem'> {
  friendId: string;
  /** Empty for a deleted account. */
  referrerId: string;
  friendEmail: string;
  referrerEmail: string;
  orderId: string;
  problem: Referral['problem'];
  /** Rupees, or the reason why nothing was earned. */
  friend: { amount: number; problem: SideProblem | '' };
  referrer: { amount: number; problem: SideProblem | '' };
  team: Referral['team'] | null;
}

const sharedOf = ({ id, createdAt, orderedAt, rewardAt, terms }: Referral) => ({
  id,
  joinedAt: createdAt,
  orderedAt,
  rewardAt,
  minRupees: terms.minRupees,
});

export function referralView(referral: Referral, of: 'friend' | 'referrer'): ReferralView {
  const { status, terms, problem } = referral;
  const side = referral[of];
  // A side without a reward reads so, even where the other earned.
  const isNothing = status === 'earned' && side.paise === 0;
  return {
    ...sharedOf(referral),
    status: isNothing ? 'refused' : status,
    problem: isNothing ? side.problem : problem,
    amount: status === 'earned' ? toRupees(side.paise) : terms[`${of}Rupees`],
  };
}

export function referralRow(
  referral: Referral,
  emails: { friendEmail: string; referrerEmail: string },
): ReferralRow {
  const { userId, referrerId, status, problem, orderId, friend, referrer, terms, team } = referral;
  const sideOf = (of: 'friend' | 'referrer', side: typeof friend) => ({
    amount: side.problem || status === 'earned' ? toRupees(side.paise) : terms[`${of}Rupees`],
    problem: side.problem,
  });
  return {
    ...sharedOf(referral),
    ...emails,
    friendId: userId,
    referrerId: referrerId === ERASED ? '' : referrerId,
    status,
    problem,
    orderId,
    friend: sideOf('friend', friend),
    referrer: sideOf('referrer', referrer),
    team: team ?? null,
  };
}
