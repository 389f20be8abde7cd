import type { Review } from '../catalogue/catalogue';

export const SKIN_TYPES = ['Oily', 'Dry', 'Combination', 'Sensitive', 'Normal'] as const;

export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Characters, and weeks of use. */
export const REVIEW_LIMITS = { author: 40, city: 60, title: 80, body: 2000, weeks: 260 } as const;
export const MIN_BODY = 10;

/** The fields that the writer types. */
export interface ReviewDraft {
  /** 1 to 5; 0 while none is chosen. */
  rating: number;
  title: string;
  body: string;
  /** One of `SKIN_TYPES`, or empty. */
  skinType: string;
  /** 0 where not given. */
  weeksUsed: number;
  /** The displayed name: 'Farhan A.' */
  author: string;
  city: string;
}

export const EMPTY_REVIEW: ReviewDraft = {
  rating: 0,
  title: '',
  body: '',
  skinType: '',
  weeksUsed: 0,
  author: '',
  city: '',
};

/** `reviews/{productId_uid}`: the id allows one review for each person and product. Times are ISO strings. */
export interface StoredReview extends Omit<Review, 'id'> {
  userId: string;
  status: ReviewStatus;
  /** The id on public pages; absent on older ones. */
  publicId?: string;
  /** Whether it has photos, for filtered lists; absent on older ones. */
  withPhotos?: boolean;
  /** The last edit; absent for none. */
  updatedAt?: string;
  /** The reason why the team refused it, as mailed to its writer. */
  refusal?: string;
  /** Number of reports since the team's last decision; absent for 0. */
  reports?: number;
}

export const reviewIdOf = (productId: string, uid: string): string => `${productId}_${uid}`;

/** Only published reviews are shown, so only they count in the rating. */
export const isCounted = ({ status }: Pick<StoredReview, 'status'>): boolean => status === 'published';
