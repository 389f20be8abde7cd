import { ERASED } from '../records/erased';
import { toRupees, type Paise } from '../money/money';
import type { Referral, ReferralProblem, ReferralStatus, SideProblem } from './referral';

/** A referral as one of the two sees it, without anything about the other but two days. */
export interface ReferralView {
  id: string;
  status: ReferralStatus;
  problem: ReferralProblem | SideProblem | '';
  /** Rupees: what it brings, or brought. */
  amount: number;
  minRupees: number;
  /** ISO; empty while it is not known. */
  joinedAt: string;
  orderedAt: string;
  /** ISO; from when on the reward can come. */
  rewardAt: string;
}

/** A referral for the team. */
export interface ReferralRow extends Omit<ReferralView, 'amount' | 'problem'> {
  friendId: string;
  /** Empty where the account is deleted. */
  referrerId: string;
  friendEmail: string;
  referrerEmail: string;
  orderId: string;
  problem: Referral['problem'];
  /** Rupees, or why nothing came. */
  friend: { amount: number; problem: SideProblem | '' };
  referrer: { amount: number; problem: SideProblem | '' };
  team: Referral['team'] | null;
}

const rupees = (paise: number): number => toRupees(paise as Paise);

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
  // A side that earned nothing reads so, also where the other earned.
  const isNothing = status === 'earned' && side.paise === 0;
  return {
    ...sharedOf(referral),
    status: isNothing ? 'refused' : status,
    problem: isNothing ? side.problem : problem,
    amount: status === 'earned' ? rupees(side.paise) : terms[`${of}Rupees`],
  };
}

export function referralRow(
  referral: Referral,
  emails: { friendEmail: string; referrerEmail: string },
): ReferralRow {
  const { userId, referrerId, status, problem, orderId, friend, referrer, terms, team } = referral;
  const sideOf = (of: 'friend' | 'referrer', side: typeof friend) => ({
    amount: side.problem || status === 'earned' ? rupees(side.paise) : terms[`${of}Rupees`],
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
