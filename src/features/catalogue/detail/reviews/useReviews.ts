import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Review } from '@/domain/catalogue/catalogue';
import { cellsOfReviews, countFitting, type ReviewCells } from '@/domain/catalogue/ratings/reviewCells';
import { choiceText, FIRST_PAGE, type ReviewChoice } from '@/domain/reviews/choice';
import { reviewPageKey, reviewPageRequested, selectReviewPage } from '@/features/reviews';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import type { Detail } from '../../types';
import { arrangeReviews } from './reviewList';

const AS_SENT: ReviewChoice = { sort: 'newest', stars: null, skinType: '', withPhotos: false };

export interface ChosenReviews {
  /** The loaded reviews, in order. */
  reviews: readonly Review[];
  /** The number of matching reviews; null if never counted. */
  total: number | null;
  /** The counts beside the filters; null if never counted. */
  cells: ReviewCells | null;
  hasMore: boolean;
  isLoading: boolean;
  /** Retries after a failure; null without one. */
  retry: (() => void) | null;
}

/**
 * The reviews of a choice. The product's answer holds the newest; the rest is loaded in pages until `wanted`
 * are shown.
 */
export function useReviews(detail: Detail, choice: ReviewChoice, wanted: number): ChosenReviews {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectRuntimeRunning);
  const stored = useSelector(selectReviewPage);
  const { kind, item, reviews: sent } = detail;
  const isWhole = item.ratingCount <= sent.length;
  const cells = isWhole ? cellsOfReviews(sent) : (item.reviewCells ?? null);
  const { id } = item;
  const page = stored?.key === reviewPageKey({ kind, id, choice }) ? stored : null;
  const isAsSent = choiceText(choice) === choiceText(AS_SENT);
  const before = isAsSent ? sent : [];
  const ids = new Set(before.map((review) => review.id));
  const reviews = isWhole
    ? arrangeReviews(sent, choice)
    : [...before, ...(page?.reviews ?? []).filter((review) => !ids.has(review.id))];
  const next = page ? page.next : isAsSent ? (sent.at(-1)?.id ?? FIRST_PAGE) : FIRST_PAGE;
  const hasMore = !isWhole && next !== '';
  const isDue = isRunning && hasMore && reviews.length < wanted && page?.state.status !== 'failed';
  const isLoading = page?.state.status === 'loading' || (hasMore && reviews.length === 0);
  const ask = useCallback(
    () => dispatch(reviewPageRequested({ kind, id, choice, after: next })),
    [dispatch, kind, id, choice, next],
  );
  useEffect(() => {
    if (isDue && page?.state.status !== 'loading') ask();
  }, [isDue, ask, page?.state.status]);
  return {
    reviews,
    cells,
    total: cells && countFitting(cells, choice),
    hasMore,
    isLoading: isLoading && page?.state.status !== 'failed',
    retry: page?.state.status === 'failed' ? ask : null,
  };
}
