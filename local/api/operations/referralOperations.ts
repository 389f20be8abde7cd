import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

type Referral<Of extends CallName> = Record<Of, Operation>;

/** Refer a friend, for shoppers. */
export const referralOperations: Referral<
  Extract<CallName, `${string} /api/referrals${string}` | `${string} /api/referral-links/${string}`>
> = {
  'GET /api/referrals': { summary: "The terms of referrals, the caller's link and the friends who used it" },
  'POST /api/referrals/link': {
    summary: "Make the caller's own link, once",
    refusals: ['401 account_deleted', '409 referrals_off', '429 too_many_requests', '503 busy'],
  },
  'POST /api/referrals/join': {
    summary: "Use a friend's link, before the first order",
    refusals: [
      '401 account_deleted',
      '404 unknown_link',
      '409 own_link',
      '409 joined_before',
      '409 not_first',
      '409 link_full',
      '429 too_many_requests',
      '503 busy',
    ],
  },
  'GET /api/referral-links/{code}': {
    summary: "What a friend's link promises",
    refusals: ['404 unknown_link', '429 too_many_requests'],
  },
};

/** And for the team. */
export const referralAdminOperations: Referral<Extract<CallName, `${string} /api/admin/referrals${string}`>> =
  {
    'GET /api/admin/referrals': { summary: 'The newest referrals, and their terms' },
    'POST /api/admin/referrals/settings': {
      summary: 'Switch referrals on or off, and set their rewards',
      refusals: ['503 busy'],
    },
    'POST /api/admin/referrals/{id}/withdraw': {
      summary: 'Refuse a referral, or take back what it earned',
      refusals: ['404 not_found', '409 impossible_step', '503 busy'],
    },
  };
