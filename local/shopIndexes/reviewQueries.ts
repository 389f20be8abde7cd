import { due, of, type QueryFile, type ShopQuery } from './queryShapes';

/** Each order of the reviews of a product, with each choice of filters: Firestore merges one index for each filter. */
function chosenReviews(): ShopQuery[] {
  const orders = ['', 'helpful desc', 'rating desc', 'rating asc'] as const;
  return orders.flatMap((order) =>
    [[], ['rating'], ['skinType'], ['withPhotos'], ['rating', 'skinType', 'withPhotos']]
      .filter((filters) => !order.startsWith('rating') || !filters.includes('rating'))
      .map((filters) =>
        of(
          'reviews',
          ['productId in', 'status ==', ...filters.map((filter) => `${filter} ==` as const)],
          [...(order ? [order] : []), 'createdAt desc'],
        ),
      ),
  );
}

/** Reviews, as their writers, readers and the team look for them. */
export const REVIEW_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/reviews/starCounts.ts': {
    calls: 2,
    queries: [of('reviews', ['productId ==', 'status =='])],
  },
  'functions/src/reviews/sendReviewMails.ts': { calls: 2, queries: [due('orders', 'reviewAsk.dueAt')] },
  'functions/src/reviews/deliveredOrder.ts': {
    calls: 1,
    queries: [of('orders', ['userId ==', 'status in'])],
  },
  'functions/src/reviews/reviewPages.ts': {
    calls: 10,
    queries: [of('reviews', ['publicId ==']), ...chosenReviews()],
  },
  'functions/src/reviews/marks.ts': {
    calls: 2,
    queries: [of('reviews', ['publicId ==']), of('reviewMarks', ['reviewId =='])],
  },
  'functions/src/reviews/questions/ownQuestions.ts': {
    calls: 3,
    queries: [
      of('questions', ['userId =='], ['createdAt desc']),
      of('questions', ['userId ==', 'productId =='], ['createdAt desc']),
    ],
  },
  'functions/src/catalogue/publicQuestions.ts': {
    calls: 1,
    queries: [of('questions', ['productId ==', 'status =='], ['createdAt desc'])],
  },
  'functions/src/admin/reviews/boxes.ts': {
    calls: 11,
    queries: [
      ...['reviews', 'questions'].flatMap((name) => [
        of(name, ['status =='], ['createdAt asc', '__name__ asc']),
        of(name, ['status =='], ['createdAt desc', '__name__ desc']),
        of(name, ['status ==']),
        of(name, ['status ==', 'reports >'], ['reports desc', '__name__ desc']),
      ]),
      of('reviewMarks', ['reviewId ==', 'reported.at >'], ['reported.at desc']),
    ],
  },
};
