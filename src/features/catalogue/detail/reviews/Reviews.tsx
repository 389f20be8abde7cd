import { useState } from 'react';
import { countFitting } from '@/domain/catalogue/ratings/reviewCells';
import type { ReviewChoice } from '@/domain/reviews/choice';
import { SKIN_TYPES } from '@/domain/reviews/review';
import { Columns, WriteReview } from '@/features/reviews';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { useFocusOnFirstNew } from '@/lib/hooks/useFocusOnFirstNew';
import { Button, Caption, H2, Section, Skeleton } from '@/ui';
import type { Detail } from '../../types';
import { ReviewControls } from './ReviewControls';
import { ReviewSummary } from './ReviewSummary';
import { ReviewText } from './ReviewText';
import { Write } from './Reviews.styles';
import { messages } from '../messages/below';
import { useReviews } from './useReviews';

const AT_FIRST = 5;
/** Below this number, reading is faster than sorting. */
const WORTH_SORTING = 3;
const ALL = { stars: null, skinType: '', withPhotos: false } as const;

/** The reviews with the star distribution, filters by stars, a sort order and paging. */
export function Reviews({ detail }: { detail: Detail }) {
  const { item } = detail;
  const [choice, setChoice] = useState<ReviewChoice>({ ...ALL, sort: 'newest' });
  const [shown, setShown] = useState(AT_FIRST);
  const { reviews, total, cells, hasMore, isLoading, retry } = useReviews(detail, choice, shown);
  const choose = (part: Partial<ReviewChoice>) => {
    setChoice({ ...choice, ...part });
    setShown(AT_FIRST);
  };
  const nameOf = (id: string) =>
    detail.kind === 'combo' ? detail.parts.find((part) => part.id === id)?.name : undefined;
  const skinTypes = SKIN_TYPES.filter((skinType) =>
    cells
      ? countFitting(cells, { skinType }) > 0
      : detail.reviews.some((review) => review.skinType === skinType),
  );
  const hasPhotos = cells
    ? countFitting(cells, { withPhotos: true }) > 0
    : detail.reviews.some(({ photos }) => photos !== undefined);
  const isMore = hasMore || reviews.length > shown;
  const reviewsShown = Math.min(reviews.length, shown);
  const { list, notePress } = useFocusOnFirstNew<HTMLDivElement>(reviewsShown);
  const again = useFocusAfterRetry(retry ? 'failed' : isLoading ? 'loading' : 'ready');
  const showMore = () => {
    notePress();
    if (retry) retry();
    else setShown(shown + 2 * AT_FIRST);
  };
  return (
    <Section aria-labelledby="reviews-title">
      <Columns>
        <div>
          <H2 id="reviews-title">{messages.reviews.title}</H2>
          <ReviewSummary
            item={item}
            ofParts={detail.kind === 'combo'}
            stars={choice.stars}
            onStars={(stars) => choose({ stars })}
          />
          {detail.kind === 'product' && (
            <Write>
              <WriteReview productId={item.id} />
            </Write>
          )}
        </div>
        <div ref={list}>
          {detail.reviews.length === 0 && <Caption>{messages.reviews.none}</Caption>}
          {Math.max(item.ratingCount, detail.reviews.length) > WORTH_SORTING && (
            <ReviewControls
              choice={choice}
              total={total ?? (hasMore ? null : reviews.length)}
              cells={cells}
              skinTypes={skinTypes}
              hasPhotos={hasPhotos}
              onChoose={choose}
              onAll={() => choose(ALL)}
            />
          )}
          {detail.reviews.length > 0 && reviews.length === 0 && !isLoading && !retry && (
            <Caption>{messages.reviews.nothingFits}</Caption>
          )}
          {reviews.slice(0, shown).map((review) => (
            <ReviewText key={review.id} review={review} about={nameOf(review.productId)} />
          ))}
          {isLoading && <Skeleton style={{ height: 120 }} aria-busy="true" />}
          <div role="alert">{retry && <Caption>{messages.reviews.loadFailed}</Caption>}</div>
          {/* The first reviews of a choice have no button while they load. */}
          {(retry || (isMore && !(isLoading && reviews.length === 0))) && (
            <Button ref={again} variant="ghost" busy={isLoading} onClick={showMore}>
              {retry
                ? messages.reviews.again
                : messages.reviews.showMoreReviews(
                    total === null && hasMore ? null : (total ?? reviews.length) - reviewsShown,
                  )}
            </Button>
          )}
        </div>
      </Columns>
    </Section>
  );
}
