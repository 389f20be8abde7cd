import * as v from 'valibot';
import type { ReferralSettings, ReferralTerms } from '../../referrals/settings';
import type { ReferralView } from '../../referrals/view';
import { text } from '../fields';

/** The promised rewards, and the monthly limit of friends. */
export type ReferralOffer = Omit<ReferralSettings, 'enabled'>;

/** GET /api/referrals, and POST /api/referrals/link */
export interface ReferralsResponse {
  success: true;
  /** Null while the programme is off. */
  offer: ReferralOffer | null;
  /** The code of the caller's own link; null until it is created. */
  code: string | null;
  /** Friends who joined by the link, newest first. */
  friends: ReferralView[];
  /** The caller's own reward, where they joined by a friend's link. */
  joined: ReferralView | null;
}

/** GET /api/referral-links/{code} */
export interface ReferralLinkResponse {
  success: true;
  offer: ReferralTerms;
}

/** POST /api/referrals/join */
export const joinReferralRequest = v.object({ code: text('code', 40, 1) });

export interface JoinReferralResponse {
  success: true;
  message: string;
  joined: ReferralView;
}
