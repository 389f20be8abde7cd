import { ZERO } from '../money/money';
import { MAX_WAITING, type Referral, type Referrer } from './referral';
import { termsOf, type ReferralSettings } from './settings';

/** The facts when a person uses a friend's link. */
export interface JoinFacts {
  /** The person who joins, and the id of the new referral. */
  userId: string;
  id: string;
  /** The person's earlier referral. */
  existing: Referral | undefined;
  /** The owner of the link; null for an unknown code. */
  referrer: Referrer | null;
  settings: ReferralSettings;
  /** Whether the person has ordered before. */
  hasOrdered: boolean;
  /** Number of the link's referrals that are still waiting. */
  waiting: number;
}

export type JoinDecision =
  | { kind: 'joined'; referral: Referral }
  /** The person already joined by the same link. */
  | { kind: 'again'; referral: Referral }
  | { kind: 'refused'; code: 'unknown_link' | 'own_link' | 'joined_before' | 'not_first' | 'link_full' };

/** Binds an account to its referrer, once and before its first order. */
export function decideJoin(facts: JoinFacts, now: Date): JoinDecision {
  const { userId, id, existing, referrer, settings, hasOrdered, waiting } = facts;
  if (existing) {
    if (existing.referrerId === referrer?.userId) return { kind: 'again', referral: existing };
    return { kind: 'refused', code: 'joined_before' };
  }
  if (!settings.enabled || !referrer) return { kind: 'refused', code: 'unknown_link' };
  if (referrer.userId === userId) return { kind: 'refused', code: 'own_link' };
  if (hasOrdered) return { kind: 'refused', code: 'not_first' };
  if (waiting >= MAX_WAITING) return { kind: 'refused', code: 'link_full' };
  const at = now.toISOString();
  const referral: Referral = {
    id,
    userId,
    referrerId: referrer.userId,
    terms: termsOf(settings),
    status: 'waiting',
    problem: '',
    orderId: '',
    orderedAt: '',
    rewardAt: '',
    friend: { paise: ZERO, problem: '' },
    referrer: { paise: ZERO, problem: '' },
    dueAt: at,
    decidedAt: '',
    createdAt: at,
    updatedAt: at,
  };
  return { kind: 'joined', referral };
}
