import type {
  AdminQuestion,
  AdminReview,
  AnswerQuestionRequest,
  DecideQuestionRequest,
  DecideReviewRequest,
  DeskAnswer,
  DeskPage,
  ReplyToReviewRequest,
} from '@/domain/contracts/admin/reviews';
import type { ReviewBox } from '@/domain/reviews/boxes';
import type { Marked } from '@/domain/reviews/marks';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

export type DeskItem = AdminReview | AdminQuestion;

/** A team's action on one review or question; `kind` is the last part of the address. */
export type DeskAct = { id: string } & (
  | { of: 'reviews'; kind: 'decide'; body: DecideReviewRequest }
  | { of: 'reviews'; kind: 'reply'; body: ReplyToReviewRequest }
  | { of: 'questions'; kind: 'decide'; body: DecideQuestionRequest }
  | { of: 'questions'; kind: 'answer'; body: AnswerQuestionRequest }
);

/** The desk of reviews and questions. */
export function createReviewAdmin(http: Http) {
  const send = <T>(path: string, body?: object): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body });
  return {
    list: (of: Marked, box: ReviewBox, after: string): ApiAnswer<DeskPage<DeskItem>> =>
      send(`${of}?${new URLSearchParams({ box, ...(after ? { after } : {}) })}`),
    act: ({ of, id, kind, body }: DeskAct): ApiAnswer<DeskAnswer<DeskItem>> =>
      send(`${of}/${encodeURIComponent(id)}/${kind}`, body),
  };
}

export type ReviewAdmin = ReturnType<typeof createReviewAdmin>;
