import type { AdminReferralsResponse } from '@/domain/contracts/admin/referrals';
import type {
  JoinReferralResponse,
  ReferralLinkResponse,
  ReferralsResponse,
} from '@/domain/contracts/shoppers/referrals';

/** The answers of referring friends. */
export interface ReferralAnswers {
  'GET /api/referrals': ReferralsResponse;
  'POST /api/referrals/link': ReferralsResponse;
  'POST /api/referrals/join': JoinReferralResponse;
  'GET /api/referral-links/{code}': ReferralLinkResponse;
  'GET /api/admin/referrals': AdminReferralsResponse;
  'POST /api/admin/referrals/settings': AdminReferralsResponse;
  'POST /api/admin/referrals/{id}/withdraw': AdminReferralsResponse;
}
