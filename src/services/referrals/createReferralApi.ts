import type {
  JoinReferralResponse,
  ReferralLinkResponse,
  ReferralsResponse,
} from '@/domain/contracts/shoppers/referrals';
import { adminAnswer as answerOf } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** A person's link for friends, and the friend's side of it. */
export interface ReferralApi {
  read(): Answer<ReferralsResponse>;
  /** Idempotent: a person has one link. */
  makeLink(): Answer<ReferralsResponse>;
  /** What a link promises; anybody may ask. */
  open(code: string): Answer<ReferralLinkResponse>;
  /** Idempotent. */
  join(code: string): Answer<JoinReferralResponse>;
}

const CALL_MS = 15_000;

export function createReferralApi(http: Http): ReferralApi {
  const get = (path: string, withToken: boolean) =>
    http({ method: 'GET', path, withToken, timeoutMs: CALL_MS });
  const post = (path: string, body: object) =>
    http({ method: 'POST', path, body, withToken: true, timeoutMs: CALL_MS });
  const isPage = ({ friends }: Record<string, unknown>) => Array.isArray(friends);
  return {
    read: async () => answerOf<ReferralsResponse>(await get('/api/referrals', true), isPage),
    makeLink: async () => answerOf<ReferralsResponse>(await post('/api/referrals/link', {}), isPage),
    async open(code) {
      const outcome = await get(`/api/referral-links/${encodeURIComponent(code)}`, false);
      return answerOf<ReferralLinkResponse>(outcome, ({ offer }) => typeof offer === 'object');
    },
    async join(code) {
      const outcome = await post('/api/referrals/join', { code });
      return answerOf<JoinReferralResponse>(outcome, ({ joined }) => typeof joined === 'object');
    },
  };
}
