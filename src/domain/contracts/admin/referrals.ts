import * as v from 'valibot';
import { MAX_CREDIT_NOTE } from '../../credit/limits';
import type { ReferralSettings } from '../../referrals/settings';
import type { ReferralRow } from '../../referrals/view';
import { text } from '../fields';

const number = (name: string) => v.optional(v.number(`${name} must be a number`));

/**
 * POST /api/admin/referrals/settings: only the changed settings, so that two colleagues do not overwrite each
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
