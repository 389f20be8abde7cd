import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { REVIEW_BOXES, type ReviewBox } from '@/domain/contracts/adminReviews';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, Chip, EmptyState, Skeleton } from '@/ui';
import { CardList, RetryNote } from '../shared';
import { Chips } from '../table';
import { messages } from './messages';
import { ReviewCard } from './ReviewCard';
import { moreReviewsRequested, reviewsRequested, selectReviewDesk } from './reviewsSlice';

/** The desk of reviews: those to read first, then those that readers reported. */
export function ReviewsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const box: ReviewBox = REVIEW_BOXES.find((one) => one === params.get('box')) ?? 'waiting';
  const { list, isLoadingMore } = useSelector(selectReviewDesk);
  useEffect(() => {
    dispatch(reviewsRequested(box));
  }, [dispatch, box]);
  const found = list.status === 'ready' ? list.value : null;
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <Chips role="group" aria-label={messages.boxesLabel}>
        {REVIEW_BOXES.map((one) => (
          <Chip
            key={one}
            on={one === box}
            aria-pressed={one === box}
            onClick={() => setParams({ box: one }, { replace: true })}
          >
            {messages.boxes[one]} {found ? messages.counted(found.counts[one]) : ''}
          </Chip>
        ))}
      </Chips>
      {list.status === 'loading' && <Skeleton style={{ height: 260 }} aria-busy="true" />}
      {list.status === 'failed' && (
        <RetryNote message={list.message} onAgain={() => dispatch(reviewsRequested(box))} />
      )}
      {found && found.rows.length > 0 && (
        <CardList>
          {found.rows.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </CardList>
      )}
      {found?.rows.length === 0 && <EmptyState title={messages.none[box]} />}
      {found?.next && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            busy={isLoadingMore}
            onClick={() => dispatch(moreReviewsRequested())}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}
