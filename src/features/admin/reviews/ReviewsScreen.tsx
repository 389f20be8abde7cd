import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { REVIEW_BOXES, type ReviewBox } from '@/domain/reviews/boxes';
import { loading } from '@/lib/remote';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, Chip, EmptyState } from '@/ui';
import type { Marked } from '@/domain/reviews/marks';
import { useUnsavedForm } from '@/features/unsaved';
import { CardList, LoadState, Tabs } from '../shared';
import { Chips } from '../table';
import { messages } from './messages';
import { QuestionCard } from './QuestionCard';
import { ReviewCard } from './ReviewCard';
import { moreReviewsRequested, reviewsRequested, selectHasUnsent, selectReviewDesk } from './reviewsSlice';

const KINDS: readonly Marked[] = ['reviews', 'questions'];

/** The desk of reviews and questions: unread ones first, then reported ones. */
export default function ReviewsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const of = KINDS.find((one) => one === params.get('of')) ?? 'reviews';
  const box: ReviewBox = REVIEW_BOXES.find((one) => one === params.get('box')) ?? 'waiting';
  const desk = useSelector(selectReviewDesk);
  const { isLoadingMore } = desk;
  useUnsavedForm(useSelector(selectHasUnsent), messages.leaving);
  // The list belongs to the other tab.
  const list = desk.of === of ? desk.list : loading;
  useEffect(() => {
    dispatch(reviewsRequested({ of, box }));
  }, [dispatch, of, box]);
  const found = list.status === 'ready' ? list.value : null;
  const known = desk.list.status === 'ready' ? desk.list.value : null;
  // A decision removes its button, and mostly its card too.
  const undecided = found?.rows.filter(({ status, reports }) => status !== 'published' || reports > 0) ?? [];
  const heading = useFocusAfterRemoval((found?.rows.length ?? 0) + undecided.length);
  const words = messages.of[of];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <Tabs aria-label={messages.tabs}>
        {KINDS.map((one) => (
          <Link
            key={one}
            to={one === 'reviews' ? adminPaths.reviews : `${adminPaths.reviews}?of=${one}`}
            aria-current={one === of ? 'page' : undefined}
          >
            {messages.of[one].tab}
            {known && known.toRead[one] > 0 ? <span>{messages.counted(known.toRead[one])}</span> : null}
          </Link>
        ))}
      </Tabs>
      <Caption style={{ maxWidth: '62ch' }}>{words.intro}</Caption>
      <Chips role="group" aria-label={words.boxesLabel}>
        {REVIEW_BOXES.map((one) => (
          <Chip
            key={one}
            on={one === box}
            aria-pressed={one === box}
            onClick={() => setParams({ ...(of === 'reviews' ? {} : { of }), box: one }, { replace: true })}
          >
            {messages.boxes[one]} {found ? messages.counted(found.counts[one]) : ''}
          </Chip>
        ))}
      </Chips>
      <LoadState of={list} height={260} onAgain={() => dispatch(reviewsRequested({ of, box }))} />
      {found && found.rows.length > 0 && (
        <CardList>
          {found.rows.map((row) =>
            row.of === 'reviews' ? (
              <ReviewCard key={row.id} review={row} />
            ) : (
              <QuestionCard key={row.id} question={row} />
            ),
          )}
        </CardList>
      )}
      {found?.rows.length === 0 && <EmptyState title={words.none[box]} />}
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
