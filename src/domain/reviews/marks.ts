export const REPORT_REASONS = ['off_topic', 'personal', 'abusive', 'advert', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The kinds of things that readers mark, by collection. */
export type Marked = 'reviews' | 'questions';

/** `reviewMarks/{reviewId_uid}`: one reader's vote and report on one review or question. */
export interface ReviewMark {
  /** Absent for a review. */
  of?: 'questions';
  /** The stored id of the review or question. */
  reviewId: string;
  productId: string;
  /** The reader. */
  userId: string;
  helpful: boolean;
  /** Absent without a report. */
  reported?: { at: string; reason: ReportReason };
  /** ISO; the last change. */
  at: string;
}

export const markIdOf = (reviewId: string, uid: string): string => `${reviewId}_${uid}`;

/** The change in the number of helpful votes between two marks. */
export const helpfulChange = (before: ReviewMark | null, after: ReviewMark): number =>
  Number(after.helpful) - Number(before?.helpful ?? false);
