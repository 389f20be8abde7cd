import type {
  AskedReviewsResponse,
  MarkedResponse,
  OwnReviewResponse,
  PhotoResponse,
  ReviewRequest,
  ReviewSavedResponse,
} from '@/domain/contracts/reviews';
import type { ReportReason } from '@/domain/reviews/marks';
import { adminAnswer as answerOf, isSuccess } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** A person's own reviews, and what they do with those of others. */
export interface ReviewsApi {
  own(productId: string): Answer<OwnReviewResponse>;
  save(productId: string, draft: ReviewRequest): Answer<ReviewSavedResponse>;
  /** Sends a photo for the review of a product; it waits for the review. */
  sendPhoto(productId: string, file: Blob): Answer<PhotoResponse>;
  remove(productId: string): Answer<ReviewSavedResponse>;
  /** What the link of a mail asks to be reviewed; needs no login. */
  asked(token: string): Answer<AskedReviewsResponse>;
  saveAsked(token: string, productId: string, draft: ReviewRequest): Answer<ReviewSavedResponse>;
  vote(reviewId: string, helpful: boolean): Answer<MarkedResponse>;
  report(reviewId: string, reason: ReportReason): Answer<MarkedResponse>;
}

const CALL_MS = 15_000;
/** Milliseconds for eight megabytes over a slow line, and a place in the queue. */
const UPLOAD_MS = 120_000;

export function createReviewsApi(http: Http): ReviewsApi {
  async function send<T>(path: string, body?: object, asShopper = true): Answer<T> {
    const request = { path: `/api/reviews/${path}`, asShopper, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return answerOf<T>(outcome, isSuccess);
  }
  const own = (productId: string) => `own/${encodeURIComponent(productId)}`;
  const asked = (token: string) => `asked/${encodeURIComponent(token)}`;
  const shown = (reviewId: string) => `shown/${encodeURIComponent(reviewId)}`;
  return {
    own: (productId) => send(own(productId)),
    save: (productId, draft) => send(own(productId), draft),
    async sendPhoto(productId, file) {
      const path = `/api/reviews/photos/${encodeURIComponent(productId)}`;
      const upload = { bytes: file };
      const outcome = await http({ method: 'POST', path, asShopper: true, timeoutMs: UPLOAD_MS, upload });
      return answerOf<PhotoResponse>(outcome, isSuccess);
    },
    remove: (productId) => send(`${own(productId)}/delete`, {}),
    asked: (token) => send(asked(token), undefined, false),
    saveAsked: (token, productId, draft) =>
      send(`${asked(token)}/${encodeURIComponent(productId)}`, draft, false),
    vote: (reviewId, helpful) => send(`${shown(reviewId)}/helpful`, { helpful }),
    report: (reviewId, reason) => send(`${shown(reviewId)}/report`, { reason }),
  };
}
