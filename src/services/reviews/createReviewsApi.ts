import type {
  OwnQuestionsResponse,
  QuestionSavedResponse,
  QuestionsResponse,
} from '@/domain/contracts/shoppers/questions';
import { CATALOGUE_PATH } from '@/domain/contracts/shoppers/catalogue';
import type {
  ReviewAskResponse,
  MarkResponse,
  OwnReviewResponse,
  PhotoResponse,
  ReviewRequest,
  ReviewPageResponse,
  ReviewSavedResponse,
} from '@/domain/contracts/shoppers/reviews';
import { choiceText, type ReviewChoice } from '@/domain/reviews/choice';
import type { Marked, ReportReason } from '@/domain/reviews/marks';
import { callApi, hasList, type ApiAnswer } from '../shopApi/callApi';
import type { Http } from '../shopApi/http';

export interface PageRequest {
  kind: 'product' | 'combo';
  id: string;
  choice: ReviewChoice;
  /** Cursor: the last known review, or `FIRST_PAGE`. */
  after: string;
}

const CALL_MS = 15_000;
/** Milliseconds, enough for eight megabytes over a slow line, and a place in the queue. */
const UPLOAD_MS = 120_000;

/** A person's own reviews and questions, and their votes and reports on others. */
export function createReviewsApi(http: Http) {
  const send = <T>(path: string, body?: object, withToken = true): ApiAnswer<T> =>
    callApi(http, { path: `/api/${path}`, body, withToken, timeoutMs: CALL_MS });
  const read = <T>(path: string, list: string): ApiAnswer<T> =>
    callApi(http, { path, withToken: false, timeoutMs: CALL_MS }, hasList(list));
  const at = encodeURIComponent;
  const own = (productId: string) => `reviews/own/${at(productId)}`;
  const askPath = (token: string) => `reviews/asked/${at(token)}`;
  const shown = (of: Marked, id: string) => `${of}/shown/${at(id)}`;
  const ownQuestions = (productId: string) => `questions/own/${at(productId)}`;
  const question = (id: string) => `questions/asked/${at(id)}`;
  return {
    own: (productId: string): ApiAnswer<OwnReviewResponse> => send(own(productId)),
    save: (productId: string, draft: ReviewRequest): ApiAnswer<ReviewSavedResponse> =>
      send(own(productId), draft),
    /** Uploads a photo for the review of a product. The shop stores it until the review is saved. */
    sendPhoto(productId: string, file: Blob): ApiAnswer<PhotoResponse> {
      const path = `/api/reviews/photos/${at(productId)}`;
      return callApi(http, { path, timeoutMs: UPLOAD_MS, upload: { bytes: file } });
    },
    remove: (productId: string): ApiAnswer<ReviewSavedResponse> => send(`${own(productId)}/delete`, {}),
    /** The products that a mail's link asks to review. Needs no login. */
    reviewAsk: (token: string): ApiAnswer<ReviewAskResponse> => send(askPath(token), undefined, false),
    /** A first review of one of these products. Needs no login. */
    saveByLink: (token: string, productId: string, draft: ReviewRequest): ApiAnswer<ReviewSavedResponse> =>
      send(`${askPath(token)}/${at(productId)}`, draft, false),
    /** The next published reviews. Public. */
    page: ({ kind, id, choice, after }: PageRequest): ApiAnswer<ReviewPageResponse> =>
      read(`${CATALOGUE_PATH}/${kind}s/${at(id)}/reviews/${choiceText(choice)}/${at(after)}`, 'reviews'),
    vote: (of: Marked, id: string, helpful: boolean): ApiAnswer<MarkResponse> =>
      send(`${shown(of, id)}/helpful`, { helpful }),
    report: (of: Marked, id: string, reason: ReportReason): ApiAnswer<MarkResponse> =>
      send(`${shown(of, id)}/report`, { reason }),
    /** The answered questions about a product. Public; a CDN may have cached them. */
    questions: (productId: string): ApiAnswer<QuestionsResponse> =>
      read(`${CATALOGUE_PATH}/products/${at(productId)}/questions`, 'questions'),
    ownQuestions: (productId: string): ApiAnswer<OwnQuestionsResponse> => send(ownQuestions(productId)),
    ask: (productId: string, text: string): ApiAnswer<QuestionSavedResponse> =>
      send(ownQuestions(productId), { text }),
    changeQuestion: (id: string, text: string): ApiAnswer<QuestionSavedResponse> =>
      send(question(id), { text }),
    removeQuestion: (id: string): ApiAnswer<QuestionSavedResponse> => send(`${question(id)}/delete`, {}),
  };
}
