import { formatCount } from '@/domain/text/count';
import styled from 'styled-components';
import type { CatalogueItemBase } from '@/domain/catalogue/catalogue';
import { Caption, H1, VisuallyHidden } from '@/ui';
import { starCountsOf } from '@/domain/catalogue/ratings/starCounts';
import { countReviews, reviewShares } from './reviewList';
import { Bars } from './Reviews.styles';
import { messages } from '../messages/below';

const Figure = styled.p`
  margin-top: 14px;
  display: flex;
  align-items: baseline;
  gap: 10px;
`;

const Share = styled.i<{ $percent: number }>`
  background: linear-gradient(
    90deg,
    var(--gold) ${({ $percent }) => `${$percent}%, var(--line) ${$percent}%`}
  );
`;
const Basis = styled(Caption)`
  margin-top: 10px;
`;

interface ReviewSummaryProps {
  item: Pick<CatalogueItemBase, 'rating' | 'ratingCount' | 'starCounts'>;
  /** The reviews are of a combo's parts. */
  ofParts: boolean;
  /** The chosen star filter; null for all. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}

/** The average rating and the star distribution. A press on a bar filters by its stars. */
export function ReviewSummary({ item, ofParts, stars: chosen, onStars }: ReviewSummaryProps) {
  return (
    <>
      {item.ratingCount > 0 && (
        <Figure>
          <H1 as="span">{item.rating.toFixed(1)}</H1>
          <Caption as="span">{messages.reviewSummary.outOf5(item.ratingCount)}</Caption>
        </Figure>
      )}
      <Bars>
        {reviewShares(starCountsOf(item.starCounts)).map(({ stars, count, percent }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={stars === chosen}
              disabled={count === 0}
              onClick={() => onStars(stars === chosen ? null : stars)}
            >
              {stars}
              <VisuallyHidden>{messages.reviewSummary.bar(stars, countReviews(count))} </VisuallyHidden>
              <Share aria-hidden="true" $percent={percent} />
              {formatCount(count)}
            </button>
          </li>
        ))}
      </Bars>
      {item.ratingCount > 0 && (
        <Basis>
          {ofParts && messages.reviewSummary.ofParts}
          {messages.reviewSummary.whoWrites}
        </Basis>
      )}
    </>
  );
}
