import { due, of, type QueryFile } from './queryShapes';

/** Reviews, as their writers, readers and the team look for them. */
export const REVIEW_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/reviews/starCounts.ts': {
    calls: 2,
    queries: [
      of('reviews', [
        ['productId', '=='],
        ['status', '=='],
      ]),
    ],
  },
  'functions/src/reviews/sendReviewMails.ts': { calls: 2, queries: [due('orders', 'reviewAsk.dueAt')] },
  'functions/src/reviews/deliveredOrder.ts': {
    calls: 1,
    queries: [
      of('orders', [
        ['userId', '=='],
        ['status', 'in'],
      ]),
    ],
  },
  'functions/src/reviews/marks.ts': {
    calls: 2,
    queries: [of('reviews', [['publicId', '==']]), of('reviewMarks', [['reviewId', '==']])],
  },
  'functions/src/admin/reviews/readReviews.ts': {
    calls: 11,
    queries: [
      of('reviews', [['status', '==']], [['createdAt', 'asc']]),
      of('reviews', [['status', '==']], [['createdAt', 'desc']]),
      of('reviews', [['status', '==']]),
      of(
        'reviews',
        [
          ['status', '=='],
          ['reports', '>'],
        ],
        [['reports', 'desc']],
      ),
      of('reviews', [
        ['status', '=='],
        ['reports', '>'],
      ]),
      of(
        'reviewMarks',
        [
          ['reviewId', '=='],
          ['reported.at', '>'],
        ],
        [['reported.at', 'desc']],
      ),
    ],
  },
};
