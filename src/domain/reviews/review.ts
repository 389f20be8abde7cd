import type { Review } from '../catalogue/catalogue';

export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** `reviews/{productId_uid}`: one a person and product, because its id says both. */
export interface StoredReview extends Omit<Review, 'id'> {
  userId: string;
  status: ReviewStatus;
  /** What its public page calls it, in place of its id; absent on older ones. */
  publicId?: string;
}

/** Only published reviews are shown, and so only they have a part in the score. */
export const isCounted = ({ status }: Pick<StoredReview, 'status'>): boolean => status === 'published';
