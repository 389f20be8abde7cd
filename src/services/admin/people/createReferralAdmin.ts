import type { AdminReferralsResponse } from '@/domain/contracts/shoppers/referrals';
import type { ReferralSettings } from '@/domain/referrals/settings';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type Answer = ApiAnswer<AdminReferralsResponse>;

/** Referrals for the team. A change returns the changed referrals. */
export interface ReferralAdmin {
  read(): Answer;
  /** Refuses a waiting referral, or takes back its reward. */
  withdraw(friendId: string, reason: string): Answer;
  save(changes: Partial<ReferralSettings>): Answer;
}

const ROOT = '/api/admin/referrals';

export function createReferralAdmin(http: Http): ReferralAdmin {
  const ask = (path: string, body?: object): Answer =>
    callApi(http, { path: ROOT + path, body }, hasList('rows'));
  return {
    read: () => ask(''),
    withdraw: (friendId, reason) => ask(`/${encodeURIComponent(friendId)}/withdraw`, { reason }),
    save: (changes) => ask('/settings', { changes }),
  };
}
