import * as v from 'valibot';
import type { Review } from '../../catalogue/catalogue';
import { draftErrors, type DraftField } from '../../reviews/draft';
import { REPORT_REASONS } from '../../reviews/marks';
import type { ReviewDraft, ReviewStatus } from '../../reviews/review';
import { MAX_PHOTOS, type ViewablePhoto } from '../../reviews/photo';
import { cleanProse, documentId } from '../fields';

const optionalText = (name: string) =>
  v.nullish(
    v.pipe(
      v.string(`${name} must be text`),
      v.maxLength(4000, `${name} is too long`),
      v.transform(cleanProse),
    ),
    '',
  );
const optionalNumber = (name: string) => v.nullish(v.number(`${name} must be a number`), 0);

/** POST /api/reviews/own/{product}, and the same by the link of a mail */
export const reviewRequest = v.pipe(
  v.object({
    rating: optionalNumber('rating'),
    title: optionalText('title'),
    body: optionalText('body'),
    skinType: optionalText('skinType'),
    weeksUsed: optionalNumber('weeksUsed'),
    author: optionalText('author'),
    city: optionalText('city'),
    /** Ids of uploaded photos. */
    photos: v.nullish(
      v.pipe(
        v.array(documentId('photos'), 'photos must be a list of ids'),
        v.maxLength(MAX_PHOTOS, `photos can be ${MAX_PHOTOS} at most`),
      ),
      [],
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [field, message] of Object.entries(draftErrors(value)))
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: value, key: field, value: value[field as DraftField] },
        ],
      });
  }),
);
/** The request's body; photos only where the form has any. */
export type ReviewRequest = v.InferInput<typeof reviewRequest>;
export type SentReview = v.InferOutput<typeof reviewRequest>;

/** A person's own review, with its private fields. */
export interface OwnReview extends ReviewDraft {
  status: ReviewStatus;
  createdAt: string;
  photos: ViewablePhoto[];
  /** The reason why it was refused; empty otherwise. */
  refusal: string;
}

/** GET /api/reviews/own/{product}: the initial values of the form. */
export interface OwnReviewResponse {
  success: true;
  product: { id: string; name: string; mainImage: string };
  /** Whether the person received the product. */
  mayWrite: boolean;
  review: OwnReview | null;
  /** The name and city of the order, for a first review. */
  suggested: Pick<ReviewDraft, 'author' | 'city'>;
}

/** POST /api/reviews/photos/{product} */
export interface PhotoResponse {
  success: true;
  photo: ViewablePhoto;
}

export interface ProductToReview {
  id: string;
  name: string;
  mainImage: string;
}

/**
 * GET /api/reviews/asked/{token}: the page of a mail's link. It names nobody, because links can be passed
 * on.
 */
export interface ReviewAskResponse {
  success: true;
  /** The order's products that the shopper has not reviewed. */
  products: ProductToReview[];
  /** The name as a review shows it, and the city. */
  suggested: Pick<ReviewDraft, 'author' | 'city'>;
}

/** GET /api/catalogue/products/{id}/reviews/{choice}/{after}, and the same of a combo. */
export interface ReviewPageResponse {
  reviews: Review[];
  /** `after` of the next page: the last review's id; empty on the last. */
  next: string;
}

/** POST /api/reviews/shown/{id}/helpful */
export const helpfulRequest = v.object({ helpful: v.boolean('helpful must be true or false') });

/** POST /api/reviews/shown/{id}/report */
export const reportRequest = v.object({
  reason: v.picklist(REPORT_REASONS, `reason must be one of: ${REPORT_REASONS.join(', ')}`),
});

/** The answer to a vote or a report, with the votes that the review has now. */
export interface MarkResponse {
  success: true;
  message: string;
  helpful: number;
}

/** The answer to a saved or deleted review. */
export interface ReviewSavedResponse {
  success: true;
  message: string;
}
