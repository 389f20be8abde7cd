import { ERASED } from '../records/erased';
import { ALPHABET, readCharacters } from '../codes/codeCharacters';
import type { ReferralTerms } from './settings';

/** 'refused': nobody earned. 'withdrawn': the team took back what was earned. */
export type ReferralStatus = 'waiting' | 'earned' | 'refused' | 'withdrawn';

/** Why nobody earned. */
export type ReferralProblem =
  /** The friend did not order, or the order did not arrive, in time. */
  | 'too_late'
  /** The friend, or somebody with their phone number, had ordered before. */
  | 'not_first'
  /** Less than the smallest first order was paid beside store credit. */
  | 'too_small'
  /** So much came back that less than that was kept. */
  | 'sent_back'
  /** Friend and referrer share a phone number, an address or an e-mail. */
  | 'same_person'
  /** The team refused it. */
  | 'team';

/** Why one of the two earned nothing although the other did. */
export type SideProblem = 'limit' | 'frozen' | 'full' | 'gone';

/** The reward of one of the two. */
export interface RewardSide {
  paise: number;
  /** Empty where it earned, and while nothing is decided. */
  problem: SideProblem | '';
}

/** `referrals/{uid of the friend}`: who brought a person here. The functions alone read and write it. */
export interface Referral {
  /** Random; it names the ledger's entries, which must not tell the other's uid. */
  id: string;
  /** The friend. */
  userId: string;
  referrerId: string;
  /** The rewards promised when the friend joined; later settings do not change them. */
  terms: ReferralTerms;
  status: ReferralStatus;
  problem: ReferralProblem | '';
  /** The friend's first order, once it is known; ISO, and when its return window ends. */
  orderId: string;
  orderedAt: string;
  rewardAt: string;
  friend: RewardSide;
  referrer: RewardSide;
  /** ISO; when it is looked at next. Null once it is decided. */
  dueAt: string | null;
  /** ISO; empty until it is decided. */
  decidedAt: string;
  /** Why the team refused or withdrew it. The two do not read the reason. */
  team?: { at: string; by: string; reason: string };
  /** ISO; when the friend joined. */
  createdAt: string;
  updatedAt: string;
}

/** `referrers/{uid}`: a person's link, and the friends for whom they earned in one month. */
export interface Referrer {
  userId: string;
  code: string;
  /** '2026-11'; the month in India that is counted. */
  month: string;
  rewarded: number;
  /** ISO. */
  createdAt: string;
}

/** Days after joining within which the friend's first order is placed. */
export const ORDER_DAYS = 60;
/** Days after joining after which an order that has not arrived is waited for no more. */
export const ARRIVAL_DAYS = 120;
/** Friends of one link that may wait at a time. */
export const MAX_WAITING = 50;
/** Days that a browser remembers a friend's link. */
export const REMEMBER_DAYS = 30;

/** Characters of a code, of 5 bits each: 60 bits, which nobody guesses under the rate limits. */
const CODE_LENGTH = 12;

/** A new code, of a random byte for each character. */
export function referralCode(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} bytes`);
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}
export const REFERRAL_BYTES = CODE_LENGTH;

/** The code of a link, as it was meant; null where it cannot be one. */
export const readReferralCode = (typed: string): string | null => readCharacters(typed, CODE_LENGTH);

export const newReferrer = (userId: string, code: string, now: Date): Referrer => ({
  userId,
  code,
  month: '',
  rewarded: 0,
  createdAt: now.toISOString(),
});

/** A referral without its referrer, whose account is deleted: the friend still gets what was promised. */
export const eraseReferrer = (referral: Referral, now: Date): Referral => ({
  ...referral,
  referrerId: ERASED,
  updatedAt: now.toISOString(),
});
