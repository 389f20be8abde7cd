import type {
  AdminReviewAnswer,
  AdminReviewsResponse,
  DecideReviewRequest,
  ReviewBox,
} from '@/domain/contracts/adminReviews';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { adminAnswer, isSuccess } from './adminAnswer';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** The desk of reviews. */
export interface ReviewAdmin {
  list(box: ReviewBox, after: string): Answer<AdminReviewsResponse>;
  decide(id: string, verdict: DecideReviewRequest): Answer<AdminReviewAnswer>;
  reply(id: string, text: string): Answer<AdminReviewAnswer>;
}

const CALL_MS = 20_000;

export function createReviewAdmin(http: Http): ReviewAdmin {
  const about = (id: string) => `/api/admin/reviews/${encodeURIComponent(id)}`;
  async function send<T>(path: string, body?: object): Answer<T> {
    const request = { path, asShopper: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<T>(outcome, isSuccess);
  }
  return {
    list: (box, after) =>
      send(`/api/admin/reviews?${new URLSearchParams({ box, ...(after ? { after } : {}) })}`),
    decide: (id, verdict) => send(`${about(id)}/decide`, verdict),
    reply: (id, text) => send(`${about(id)}/reply`, { text }),
  };
}
