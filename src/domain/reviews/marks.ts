export const REPORT_REASONS = ['off_topic', 'personal', 'abusive', 'advert', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What readers mark, by its collection. */
export type Marked = 'reviews' | 'questions';

/** `reviewMarks/{reviewId_uid}`: what one reader did with one review or question. */
export interface ReviewMark {
  /** Absent for a review. */
  of?: 'questions';
  /** The stored id of the review or question. */
  reviewId: string;
  productId: string;
  /** The reader. */
  userId: string;
  helpful: boolean;
  /** Absent where the reader did not report it. */
  reported?: { at: string; reason: ReportReason };
  /** ISO; of the last change. */
  at: string;
}

export const markIdOf = (reviewId: string, uid: string): string => `${reviewId}_${uid}`;

/** How a mark that becomes another changes the count of helpful votes. */
export const helpfulChange = (before: ReviewMark | null, after: ReviewMark): number =>
  Number(after.helpful) - Number(before?.helpful ?? false);
