import type { AdminReferralsResponse } from '@/domain/contracts/shoppers/referrals';
import type { ReferralSettings } from '@/domain/referrals/settings';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<AdminReferralsResponse, CallFailure>>;

/** Referrals for the team. A change returns them as they are afterwards. */
export interface ReferralAdmin {
  read(): Answer;
  /** Refuses one that waits, or takes back what it earned. */
  withdraw(friendId: string, reason: string): Answer;
  save(settings: ReferralSettings): Answer;
}

const CALL_MS = 20_000;
const ROOT = '/api/admin/referrals';

export function createReferralAdmin(http: Http): ReferralAdmin {
  async function ask(path: string, body?: object): Answer {
    const request = { path: ROOT + path, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<AdminReferralsResponse>(outcome, ({ rows }) => Array.isArray(rows));
  }
  return {
    read: () => ask(''),
    withdraw: (friendId, reason) => ask(`/${encodeURIComponent(friendId)}/withdraw`, { reason }),
    save: (settings) => ask('/settings', settings),
  };
}
