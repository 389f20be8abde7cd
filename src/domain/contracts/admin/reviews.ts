import * as v from 'valibot';
import { DECLINE_REASONS, type StoredQuestion } from '../../questions/question';
import { REVIEW_BOXES, type ReviewBox } from '../../reviews/boxes';
import { MAX_NOTE, MAX_REPLY, REFUSAL_REASONS } from '../../reviews/moderate';
import type { Moderated } from '../../reviews/moderated';
import type { ViewablePhoto } from '../../reviews/photo';
import type { Marked, ReportReason } from '../../reviews/marks';
import type { ReviewDraft } from '../../reviews/review';
import { cleanProse, text } from '../fields';

export const reviewsQuery = v.object({
  box: v.optional(v.picklist(REVIEW_BOXES, `box must be one of: ${REVIEW_BOXES.join(', ')}`), 'waiting'),
  after: v.optional(text('after', 400), ''),
});

const prose = (name: string, max: number) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.transform(cleanProse),
    v.maxLength(max, `${name} must have at most ${max} characters`),
    v.regex(/^[^<>]*$/, `${name} must not have < or >`),
  );

const seen = text('seen', 40, 1);
/** The reply that the editor saw, so that two colleagues do not overwrite each other; empty for none. */
const before = v.optional(prose('before', MAX_REPLY));

/** Publish, or refuse for one of these reasons. */
const decision = <Reason extends string>(reasons: readonly Reason[]) =>
  v.variant('verdict', [
    v.object({ verdict: v.literal('publish'), seen }),
    v.object({
      verdict: v.literal('refuse'),
      seen,
      reason: v.picklist(reasons, `reason must be one of: ${reasons.join(', ')}`),
      note: v.nullish(prose('note', MAX_NOTE), ''),
    }),
  ]);

/** POST /api/admin/reviews/{id}/decide */
export const decideReviewRequest = decision(REFUSAL_REASONS);
export type DecideReviewRequest = v.InferInput<typeof decideReviewRequest>;

/** POST /api/admin/questions/{id}/decide. It refuses to publish a question without an answer. */
export const decideQuestionRequest = decision(DECLINE_REASONS);
export type DecideQuestionRequest = v.InferInput<typeof decideQuestionRequest>;

/** POST /api/admin/questions/{id}/answer: publishes it with the answer. */
export const answerQuestionRequest = v.object({
  seen,
  before,
  text: v.pipe(prose('text', MAX_REPLY), v.minLength(1, 'text is required')),
});
export type AnswerQuestionRequest = v.InferInput<typeof answerQuestionRequest>;

/** POST /api/admin/reviews/{id}/reply: an empty text takes the answer back. */
export const replyToReviewRequest = v.object({ seen, before, text: prose('text', MAX_REPLY) });
export type ReplyToReviewRequest = v.InferInput<typeof replyToReviewRequest>;

/** Fields that the desk shows of both reviews and questions. */
export interface DeskRow extends Pick<Moderated, 'productId' | 'userId' | 'status' | 'createdAt'> {
  id: string;
  /** Its name now; empty where the product is gone. */
  product: string;
  /** When its writer last saved it. */
  savedAt: string;
  refusal: string;
  helpful: number;
  reports: number;
  /** The reasons of readers' reports, newest first; at most a few. */
  reportedFor: ReportReason[];
}

export interface AdminReview extends ReviewDraft, DeskRow {
  of: 'reviews';
  /** With signed URLs that expire within the hour. */
  photos: ViewablePhoto[];
  reply: string;
}

export interface AdminQuestion extends DeskRow, Pick<StoredQuestion, 'text'> {
  of: 'questions';
  /** Empty until it is answered. */
  answer: string;
}

/** GET /api/admin/reviews, GET /api/admin/questions */
export interface DeskPage<Row extends DeskRow> {
  success: true;
  rows: Row[];
  counts: Record<ReviewBox, number>;
  /** Reviews and questions to moderate: waiting and reported ones. */
  toRead: Record<Marked, number>;
  /** `after` of the next page; empty on the last. */
  next: string;
}
export type AdminReviewsResponse = DeskPage<AdminReview>;
export type AdminQuestionsResponse = DeskPage<AdminQuestion>;

export interface DeskAnswer<Row extends DeskRow> {
  success: true;
  message: string;
  item: Row;
}
export type AdminReviewAnswer = DeskAnswer<AdminReview>;
export type AdminQuestionAnswer = DeskAnswer<AdminQuestion>;
