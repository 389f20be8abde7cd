import * as v from 'valibot';
import { MAX_NOTE, MAX_REPLY, REFUSALS, type RefusalReason } from '../reviews/moderate';
import type { SeenPhoto } from '../reviews/photo';
import type { ReportReason } from '../reviews/marks';
import type { ReviewDraft, ReviewStatus } from '../reviews/review';
import { cleanProse, text } from './fields';

/** Which reviews a list shows. Published ones that readers reported are in two of them. */
export const REVIEW_BOXES = ['waiting', 'reported', 'published', 'refused'] as const;
export type ReviewBox = (typeof REVIEW_BOXES)[number];

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
const reasons = Object.keys(REFUSALS) as [RefusalReason, ...RefusalReason[]];

/** POST /api/admin/reviews/{id}/decide */
export const decideReviewRequest = v.variant('verdict', [
  v.object({ verdict: v.literal('publish'), seen }),
  v.object({
    verdict: v.literal('refuse'),
    seen,
    reason: v.picklist(reasons, `reason must be one of: ${reasons.join(', ')}`),
    note: v.nullish(prose('note', MAX_NOTE), ''),
  }),
]);
export type DecideReviewRequest = v.InferInput<typeof decideReviewRequest>;

/** POST /api/admin/reviews/{id}/reply: an empty text takes the answer back. */
export const replyToReviewRequest = v.object({ text: prose('text', MAX_REPLY) });

export interface AdminReview extends ReviewDraft {
  id: string;
  /** At addresses that end within the hour. */
  photos: SeenPhoto[];
  productId: string;
  /** Its name now; empty where the product is gone. */
  product: string;
  userId: string;
  status: ReviewStatus;
  createdAt: string;
  /** When its writer last saved it. */
  savedAt: string;
  refusal: string;
  reply: string;
  helpful: number;
  reports: number;
  /** What readers said, newest first; at most a few. */
  reportedFor: ReportReason[];
}

/** GET /api/admin/reviews */
export interface AdminReviewsResponse {
  success: true;
  rows: AdminReview[];
  counts: Record<ReviewBox, number>;
  /** `after` of the next page; empty on the last. */
  next: string;
}

export interface AdminReviewAnswer {
  success: true;
  message: string;
  item: AdminReview;
}
