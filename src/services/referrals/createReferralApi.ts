import type {
  JoinReferralResponse,
  ReferralLinkResponse,
  ReferralsResponse,
} from '@/domain/contracts/shoppers/referrals';
import { callApi, hasList, hasTyped, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

const CALL_MS = 15_000;

/** A person's referral link, and the friend's side of it. */
export function createReferralApi(http: Http) {
  return {
    read: (): ApiAnswer<ReferralsResponse> =>
      callApi(http, { path: '/api/referrals', timeoutMs: CALL_MS }, hasList('friends')),
    /** Idempotent: a person has one link. */
    makeLink: (): ApiAnswer<ReferralsResponse> =>
      callApi(http, { path: '/api/referrals/link', body: {}, timeoutMs: CALL_MS }, hasList('friends')),
    /** Returns the terms of a link. Public. */
    open(code: string): ApiAnswer<ReferralLinkResponse> {
      const path = `/api/referral-links/${encodeURIComponent(code)}`;
      return callApi(http, { path, withToken: false, timeoutMs: CALL_MS }, hasTyped('offer', 'object'));
    },
    /** Idempotent. */
    join: (code: string): ApiAnswer<JoinReferralResponse> =>
      callApi(
        http,
        { path: '/api/referrals/join', body: { code }, timeoutMs: CALL_MS },
        hasTyped('joined', 'object'),
      ),
  };
}

export type ReferralApi = ReturnType<typeof createReferralApi>;
