import type {
  JoinReferralResponse,
  ReferralLinkResponse,
  ReferralsResponse,
} from '@/domain/contracts/shoppers/referrals';
import { callApi, hasList, hasTyped, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

/** A person's referral link, and the friend's side of it. */
export interface ReferralApi {
  read(): ApiAnswer<ReferralsResponse>;
  /** Idempotent: a person has one link. */
  makeLink(): ApiAnswer<ReferralsResponse>;
  /** Returns the terms of a link. Public. */
  open(code: string): ApiAnswer<ReferralLinkResponse>;
  /** Idempotent. */
  join(code: string): ApiAnswer<JoinReferralResponse>;
}

const CALL_MS = 15_000;

export function createReferralApi(http: Http): ReferralApi {
  return {
    read: () => callApi(http, { path: '/api/referrals', timeoutMs: CALL_MS }, hasList('friends')),
    makeLink: () =>
      callApi(http, { path: '/api/referrals/link', body: {}, timeoutMs: CALL_MS }, hasList('friends')),
    open(code) {
      const path = `/api/referral-links/${encodeURIComponent(code)}`;
      return callApi(http, { path, withToken: false, timeoutMs: CALL_MS }, hasTyped('offer', 'object'));
    },
    join: (code) =>
      callApi(
        http,
        { path: '/api/referrals/join', body: { code }, timeoutMs: CALL_MS },
        hasTyped('joined', 'object'),
      ),
  };
}
