import type { Paise } from '../money/money';
import { ERASED } from '../records/erased';
import { ALPHABET, readCharacters } from '../codes/codeCharacters';
import type { ReferralTerms } from './settings';

/** 'refused': neither side earned. 'withdrawn': the team took the rewards back. */
export type ReferralStatus = 'waiting' | 'earned' | 'refused' | 'withdrawn';

/** Reasons why neither side earned. */
export type ReferralProblem =
  /** The friend did not order in time, or the order did not arrive in time. */
  | 'too_late'
  /** The friend, or a person with the same phone number, had ordered before. */
  | 'not_first'
  /** The payment beside store credit was below the minimum first order. */
  | 'too_small'
  /** Returns reduced the order below the minimum. */
  | 'sent_back'
  /** Friend and referrer share a phone number, an address or an email. */
  | 'same_person'
  /** The team refused it. */
  | 'team';

/** Reasons why one side earned nothing although the other did. */
export type SideProblem = 'limit' | 'frozen' | 'full' | 'gone';

export interface RewardSide {
  paise: Paise;
  /** Empty where it earned, and before the decision. */
  problem: SideProblem | '';
}

/**
 * `referrals/{uid of the friend}`: the link between a friend and a referrer. Only the functions read and
 * write it.
 */
export interface Referral {
  /** Random; ledger entries use it, because they must not reveal the other's uid. */
  id: string;
  /** The friend. */
  userId: string;
  referrerId: string;
  /** The rewards promised when the friend joined; later settings do not change them. */
  terms: ReferralTerms;
  status: ReferralStatus;
  problem: ReferralProblem | '';
  /** The friend's first order, once known; its time, and the end of its return window (ISO). */
  orderId: string;
  orderedAt: string;
  rewardAt: string;
  friend: RewardSide;
  referrer: RewardSide;
  /** ISO; the next check; null once it is decided. */
  dueAt: string | null;
  /** ISO; empty until it is decided. */
  decidedAt: string;
  /** The team's reason to refuse or withdraw it. Neither side reads it. */
  team?: { at: string; by: string; reason: string };
  /** ISO; when the friend joined. */
  createdAt: string;
  updatedAt: string;
}

/** `referrers/{uid}`: a person's link code, and the number of rewarded friends in one month. */
export interface Referrer {
  userId: string;
  code: string;
  /** '2026-11'; the month in India of the count. */
  month: string;
  rewarded: number;
  /** ISO. */
  createdAt: string;
}

/** Days after joining within which the friend's first order must be placed. */
export const ORDER_DAYS = 60;
/** Days after joining within which that order must arrive. */
export const ARRIVAL_DAYS = 120;
/** Waiting referrals of one link at a time. */
export const MAX_WAITING = 50;
/** Days that a browser remembers a friend's link. */
export const REMEMBER_DAYS = 30;

/** Characters of a code, of 5 bits each: 60 bits cannot be guessed under the rate limits. */
const CODE_LENGTH = 12;

/** A new code, from one random byte for each character. */
export function referralCode(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} bytes`);
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}
export const REFERRAL_BYTES = CODE_LENGTH;

/** Normalises a typed code; null where it cannot be one. */
export const readReferralCode = (typed: string): string | null => readCharacters(typed, CODE_LENGTH);

export const newReferrer = (userId: string, code: string, now: Date): Referrer => ({
  userId,
  code,
  month: '',
  rewarded: 0,
  createdAt: now.toISOString(),
});

/** A referral whose referrer's account is deleted: the friend still gets the promised reward. */
export const eraseReferrer = (referral: Referral, now: Date): Referral => ({
  ...referral,
  referrerId: ERASED,
  updatedAt: now.toISOString(),
});
