import * as v from 'valibot';
import { MAX_CREDIT_NOTE } from '../../credit/limits';
import type { ReferralSettings, ReferralTerms } from '../../referrals/settings';
import type { ReferralRow, ReferralView } from '../../referrals/view';
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

const number = (name: string) => v.optional(v.number(`${name} must be a number`));

/**
 * POST /api/admin/referrals/settings: only the changed settings, so that two admins do not overwrite each
 * other.
 */
export const referralSettingsRequest = v.object({
  changes: v.strictObject(
    {
      enabled: v.optional(v.boolean('enabled must be true or false')),
      friendRupees: number('friendRupees'),
      referrerRupees: number('referrerRupees'),
      minRupees: number('minRupees'),
      monthlyLimit: number('monthlyLimit'),
    },
    'changes must be an object of settings',
  ),
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
