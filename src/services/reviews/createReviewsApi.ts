import type {
  OwnQuestionsResponse,
  QuestionSavedResponse,
  QuestionsResponse,
} from '@/domain/contracts/shoppers/questions';
import { CATALOGUE_PATH } from '@/domain/contracts/shoppers/catalogue';
import type {
  AskedReviewsResponse,
  MarkResponse,
  OwnReviewResponse,
  PhotoResponse,
  ReviewRequest,
  ReviewPageResponse,
  ReviewSavedResponse,
} from '@/domain/contracts/shoppers/reviews';
import { choiceText, type ReviewChoice } from '@/domain/reviews/choice';
import type { Marked, ReportReason } from '@/domain/reviews/marks';
import { adminAnswer as answerOf, isSuccess } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

type Answer<T> = Promise<Result<T, CallFailure>>;

export interface PageRequest {
  kind: 'product' | 'combo';
  id: string;
  choice: ReviewChoice;
  /** The last review that is known, or `FIRST_PAGE`. */
  after: string;
}

/** A person's own reviews and questions, and what they do with those of others. */
export interface ReviewsApi {
  own(productId: string): Answer<OwnReviewResponse>;
  save(productId: string, draft: ReviewRequest): Answer<ReviewSavedResponse>;
  /** Sends a photo for the review of a product; it waits for the review. */
  sendPhoto(productId: string, file: Blob): Answer<PhotoResponse>;
  remove(productId: string): Answer<ReviewSavedResponse>;
  /** What the link of a mail asks to be reviewed; needs no login. */
  asked(token: string): Answer<AskedReviewsResponse>;
  saveAsked(token: string, productId: string, draft: ReviewRequest): Answer<ReviewSavedResponse>;
  /** More of the published reviews, as everybody reads them. */
  page(request: PageRequest): Answer<ReviewPageResponse>;
  vote(of: Marked, id: string, helpful: boolean): Answer<MarkResponse>;
  report(of: Marked, id: string, reason: ReportReason): Answer<MarkResponse>;
  /** The answered questions about a product, as everybody reads them: a CDN may have cached them. */
  questions(productId: string): Answer<QuestionsResponse>;
  ownQuestions(productId: string): Answer<OwnQuestionsResponse>;
  ask(productId: string, text: string): Answer<QuestionSavedResponse>;
  changeQuestion(id: string, text: string): Answer<QuestionSavedResponse>;
  removeQuestion(id: string): Answer<QuestionSavedResponse>;
}

const CALL_MS = 15_000;
/** Milliseconds for eight megabytes over a slow line, and a place in the queue. */
const UPLOAD_MS = 120_000;

export function createReviewsApi(http: Http): ReviewsApi {
  async function send<T>(path: string, body?: object, withToken = true): Answer<T> {
    const request = { path: `/api/${path}`, withToken, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return answerOf<T>(outcome, isSuccess);
  }
  const at = encodeURIComponent;
  const own = (productId: string) => `reviews/own/${at(productId)}`;
  const asked = (token: string) => `reviews/asked/${at(token)}`;
  const shown = (of: Marked, id: string) => `${of}/shown/${at(id)}`;
  const ownQuestions = (productId: string) => `questions/own/${at(productId)}`;
  const question = (id: string) => `questions/asked/${at(id)}`;
  return {
    own: (productId) => send(own(productId)),
    save: (productId, draft) => send(own(productId), draft),
    async sendPhoto(productId, file) {
      const path = `/api/reviews/photos/${at(productId)}`;
      const upload = { bytes: file };
      const outcome = await http({ method: 'POST', path, withToken: true, timeoutMs: UPLOAD_MS, upload });
      return answerOf<PhotoResponse>(outcome, isSuccess);
    },
    remove: (productId) => send(`${own(productId)}/delete`, {}),
    asked: (token) => send(asked(token), undefined, false),
    saveAsked: (token, productId, draft) => send(`${asked(token)}/${at(productId)}`, draft, false),
    async page({ kind, id, choice, after }) {
      const path = `${CATALOGUE_PATH}/${kind}s/${at(id)}/reviews/${choiceText(choice)}/${at(after)}`;
      const outcome = await http({ method: 'GET', path, timeoutMs: CALL_MS });
      return answerOf<ReviewPageResponse>(outcome, (body) => Array.isArray(body['reviews']));
    },
    vote: (of, id, helpful) => send(`${shown(of, id)}/helpful`, { helpful }),
    report: (of, id, reason) => send(`${shown(of, id)}/report`, { reason }),
    async questions(productId) {
      const path = `${CATALOGUE_PATH}/products/${at(productId)}/questions`;
      const outcome = await http({ method: 'GET', path, timeoutMs: CALL_MS });
      return answerOf<QuestionsResponse>(outcome, (body) => Array.isArray(body['questions']));
    },
    ownQuestions: (productId) => send(ownQuestions(productId)),
    ask: (productId, text) => send(ownQuestions(productId), { text }),
    changeQuestion: (id, text) => send(question(id), { text }),
    removeQuestion: (id) => send(`${question(id)}/delete`, {}),
  };
}
