import type { Review } from '../catalogue/catalogue';

export const SKIN_TYPES = ['Oily', 'Dry', 'Combination', 'Sensitive', 'Normal'] as const;

export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Characters, and weeks of use. */
export const REVIEW_LIMITS = { author: 40, city: 60, title: 80, body: 2000, weeks: 260 } as const;
export const MIN_BODY = 10;

/** The fields that its writer types. */
export interface ReviewDraft {
  /** 1 to 5; 0 while none is chosen. */
  rating: number;
  title: string;
  body: string;
  /** One of `SKIN_TYPES`, or empty. */
  skinType: string;
  /** 0 where the writer did not say. */
  weeksUsed: number;
  /** As the shop shows it: 'Farhan A.' */
  author: string;
  city: string;
}

/** `reviews/{productId_uid}`: one a person and product, because its id says both. Times are ISO strings. */
export interface StoredReview extends Omit<Review, 'id'> {
  userId: string;
  status: ReviewStatus;
  /** The id on public pages; absent on older ones. */
  publicId?: string;
  /** Whether it has any, for the lists of those that do; absent on older ones. */
  withPhotos?: boolean;
  /** Of the last edit; absent where there was none. */
  updatedAt?: string;
  /** Why the team refused it, in words that its writer was mailed. */
  refusal?: string;
  /** How many readers reported it since the team last decided on it; absent for 0. */
  reports?: number;
}

export const reviewIdOf = (productId: string, uid: string): string => `${productId}_${uid}`;

/** Only published reviews are shown, and so only they have a part in the score. */
export const isCounted = ({ status }: Pick<StoredReview, 'status'>): boolean => status === 'published';
