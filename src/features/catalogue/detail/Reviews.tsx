import { useState } from 'react';
import { SKIN_TYPES } from '@/domain/reviews/review';
import { Columns, WriteReview } from '@/features/reviews';
import { Button, Caption, H2, Section } from '@/ui';
import type { Detail } from '../types';
import { ReviewSummary } from './ReviewSummary';
import { ReviewText } from './ReviewText';
import { Controls, Toggle, Write } from './Reviews.styles';
import { arrangeReviews, countReviews, countStars, REVIEW_SORTS, type ReviewSort } from './reviewList';
import { messages } from './messages/below';

const AT_FIRST = 5;
/** So few are read faster than they are sorted. */
const WORTH_SORTING = 3;

/** What people gave and wrote: how it is spread, by stars, in another order, and a few at a time. */
export function Reviews({ detail }: { detail: Detail }) {
  const { item, reviews } = detail;
  const [stars, setStars] = useState<number | null>(null);
  const [skinType, setSkinType] = useState('');
  const [withPhotos, setWithPhotos] = useState(false);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [shown, setShown] = useState(AT_FIRST);
  const arranged = arrangeReviews(reviews, { stars, skinType, withPhotos, sort });
  const more = arranged.length - shown;
  const nameOf = (id: string) =>
    detail.kind === 'combo' ? detail.parts.find((part) => part.id === id)?.name : undefined;
  const skinTypes = SKIN_TYPES.filter((type) => reviews.some((review) => review.skinType === type));
  const hasPhotos = reviews.some(({ photos }) => photos !== undefined);
  const isFiltered = stars !== null || skinType !== '' || withPhotos;
  const filter = (chosen: number | null, skin = skinType, photos = withPhotos) => {
    setStars(chosen);
    setSkinType(skin);
    setWithPhotos(photos);
    setShown(AT_FIRST);
  };
  return (
    <Section aria-labelledby="reviews-title">
      <Columns>
        <div>
          <H2 id="reviews-title">{messages.reviews.title}</H2>
          <ReviewSummary
            item={item}
            ofParts={detail.kind === 'combo'}
            stars={stars}
            onStars={(chosen) => filter(chosen)}
          />
          {detail.kind === 'product' && (
            <Write>
              <WriteReview productId={item.id} />
            </Write>
          )}
        </div>
        <div>
          {reviews.length === 0 && <Caption>{messages.reviews.none}</Caption>}
          {reviews.length > WORTH_SORTING && (
            <Controls>
              <Caption role="status">
                {stars === null
                  ? countReviews(arranged.length)
                  : messages.reviews.ofStars(countReviews(arranged.length), countStars(stars))}
                {isFiltered && (
                  <button type="button" onClick={() => filter(null, '', false)}>
                    {messages.reviews.showAll}
                  </button>
                )}
              </Caption>
              {hasPhotos && (
                <Toggle
                  type="button"
                  aria-pressed={withPhotos}
                  onClick={() => filter(stars, skinType, !withPhotos)}
                >
                  {messages.reviews.withPhotos}
                </Toggle>
              )}
              {skinTypes.length > 1 && (
                <select
                  aria-label={messages.reviews.skin}
                  value={skinType}
                  onChange={({ target }) => filter(stars, target.value)}
                >
                  <option value="">{messages.reviews.anySkin}</option>
                  {skinTypes.map((type) => (
                    <option key={type} value={type}>
                      {messages.reviews.skinOf(type)}
                    </option>
                  ))}
                </select>
              )}
              <select
                aria-label={messages.reviews.sortReviews}
                value={sort}
                onChange={(event) => setSort(event.target.value as ReviewSort)}
              >
                {Object.entries(REVIEW_SORTS).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </Controls>
          )}
          {reviews.length > 0 && arranged.length === 0 && <Caption>{messages.reviews.nothingFits}</Caption>}
          {arranged.slice(0, shown).map((review) => (
            <ReviewText key={review.id} review={review} about={nameOf(review.productId)} />
          ))}
          {more > 0 && (
            <Button variant="ghost" onClick={() => setShown(shown + 2 * AT_FIRST)}>
              {messages.reviews.showMoreReviews(more)}
            </Button>
          )}
        </div>
      </Columns>
    </Section>
  );
}
