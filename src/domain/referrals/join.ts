import { MAX_WAITING, type Referral, type Referrer } from './referral';
import { termsOf, type ReferralSettings } from './settings';

/** The facts when somebody uses a friend's link. */
export interface JoinFacts {
  /** The person who joins, and an id for what begins. */
  userId: string;
  id: string;
  /** The person's earlier referral. */
  existing: Referral | undefined;
  /** The owner of the link; null where no account has it. */
  referrer: Referrer | null;
  settings: ReferralSettings;
  /** Whether the person has an order already. */
  hasOrdered: boolean;
  /** Friends of this link who are waited for. */
  waiting: number;
}

export type JoinDecision =
  | { kind: 'joined'; referral: Referral }
  /** The same link was used before. */
  | { kind: 'again'; referral: Referral }
  | { kind: 'refused'; code: 'unknown_link' | 'own_link' | 'joined_before' | 'not_first' | 'link_full' };

/** Binds an account to the person who referred it: once, and before its first order. */
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
    friend: { paise: 0, problem: '' },
    referrer: { paise: 0, problem: '' },
    dueAt: at,
    decidedAt: '',
    createdAt: at,
    updatedAt: at,
  };
  return { kind: 'joined', referral };
}
