import type { AdminReferralsResponse } from '@/domain/contracts/admin/referrals';
import type { ReferralSettings } from '@/domain/referrals/settings';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

const ROOT = '/api/admin/referrals';

/** Referrals for the team. A change returns the changed referrals. */
export function createReferralAdmin(http: Http) {
  const ask = (path: string, body?: object): ApiAnswer<AdminReferralsResponse> =>
    callApi(http, { path: ROOT + path, body }, hasList('rows'));
  return {
    read: () => ask(''),
    /** Refuses a waiting referral, or takes back its reward. */
    withdraw: (friendId: string, reason: string) =>
      ask(`/${encodeURIComponent(friendId)}/withdraw`, { reason }),
    save: (changes: Partial<ReferralSettings>) => ask('/settings', { changes }),
  };
}

export type ReferralAdmin = ReturnType<typeof createReferralAdmin>;
