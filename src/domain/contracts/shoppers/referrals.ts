import * as v from 'valibot';
import { MAX_CREDIT_NOTE } from '../../credit/limits';
import type { ReferralSettings, ReferralTerms } from '../../referrals/settings';
import type { ReferralRow, ReferralView } from '../../referrals/view';
import { text } from '../fields';

/** What is promised, and for how many friends in a month. */
export type ReferralOffer = Omit<ReferralSettings, 'enabled'>;

/** GET /api/referrals, and POST /api/referrals/link */
export interface ReferralsResponse {
  success: true;
  /** Null while nobody can join. */
  offer: ReferralOffer | null;
  /** The code of the caller's own link; null until they ask for one. */
  code: string | null;
  /** Friends who joined by it, the newest first. */
  friends: ReferralView[];
  /** What the caller gets, where they joined by somebody's link. */
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

const number = (name: string) => v.optional(v.number(`${name} must be a number`));

/** POST /api/admin/referrals/settings: only what changed, so that two admins do not overwrite each other. */
export const referralSettingsRequest = v.object({
  enabled: v.optional(v.boolean('enabled must be true or false')),
  friendRupees: number('friendRupees'),
  referrerRupees: number('referrerRupees'),
  minRupees: number('minRupees'),
  monthlyLimit: number('monthlyLimit'),
});

/** POST /api/admin/referrals/{id}/withdraw; `id` is the friend's uid. Only the team reads the reason. */
export const withdrawReferralRequest = v.object({ reason: text('reason', MAX_CREDIT_NOTE, 1) });

/** GET /api/admin/referrals, and every change */
export interface AdminReferralsResponse {
  success: true;
  message: string;
  settings: ReferralSettings;
  rows: ReferralRow[];
}
