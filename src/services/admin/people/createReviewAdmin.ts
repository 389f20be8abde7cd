import type {
  AdminQuestion,
  AdminReview,
  AnswerQuestionRequest,
  DecideQuestionRequest,
  DecideReviewRequest,
  DeskAnswer,
  DeskPage,
  ReviewBox,
} from '@/domain/contracts/admin/reviews';
import type { Marked } from '@/domain/reviews/marks';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

type Answer<T> = Promise<Result<T, CallFailure>>;

export type DeskItem = AdminReview | AdminQuestion;

/** What the team does with one review or question; `kind` is the last part of the address. */
export type DeskAct = { id: string } & (
  | { of: 'reviews'; kind: 'decide'; body: DecideReviewRequest }
  | { of: 'reviews'; kind: 'reply'; body: { text: string } }
  | { of: 'questions'; kind: 'decide'; body: DecideQuestionRequest }
  | { of: 'questions'; kind: 'answer'; body: AnswerQuestionRequest }
);

/** The desk of reviews and questions. */
export interface ReviewAdmin {
  list(of: Marked, box: ReviewBox, after: string): Answer<DeskPage<DeskItem>>;
  act(act: DeskAct): Answer<DeskAnswer<DeskItem>>;
}

const CALL_MS = 20_000;

export function createReviewAdmin(http: Http): ReviewAdmin {
  async function send<T>(path: string, body?: object): Answer<T> {
    const request = { path: `/api/admin/${path}`, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<T>(outcome, isSuccess);
  }
  return {
    list: (of, box, after) => send(`${of}?${new URLSearchParams({ box, ...(after ? { after } : {}) })}`),
    act: ({ of, id, kind, body }) => send(`${of}/${encodeURIComponent(id)}/${kind}`, body),
  };
}
