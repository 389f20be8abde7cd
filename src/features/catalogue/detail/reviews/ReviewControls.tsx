import { useRef } from 'react';
import { countFitting, type ReviewCells } from '@/domain/catalogue/ratings/reviewCells';
import type { ReviewChoice, ReviewSort } from '@/domain/reviews/choice';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Caption, ChevronFrame } from '@/ui';
import { Controls, Toggle } from './Reviews.styles';
import { countReviews, countStars, SORT_NAMES } from './reviewList';
import { messages } from '../messages/below';

interface ReviewControlsProps {
  choice: ReviewChoice;
  /** The number of matching reviews; null if unknown. */
  total: number | null;
  cells: ReviewCells | null;
  /** The skin types that occur in the reviews. */
  skinTypes: readonly string[];
  hasPhotos: boolean;
  onChoose: (part: Partial<ReviewChoice>) => void;
  onAll: () => void;
}

/** Filters and sort order of the reviews, each filter with its count. */
export function ReviewControls(props: ReviewControlsProps) {
  const { choice, total, cells, skinTypes, hasPhotos, onChoose, onAll } = props;
  const { sort, stars, skinType, withPhotos } = choice;
  const isFiltered = stars !== null || skinType !== '' || withPhotos;
  const sorting = useRef<HTMLSelectElement>(null);
  // 'Show all' disappears with the filters.
  useOnChange(isFiltered, () => catchFocus(sorting.current));
  const leaves = (part: Partial<ReviewChoice>) => cells && countFitting(cells, { ...choice, ...part });
  const count = total === null ? '' : countReviews(total);
  return (
    <Controls>
      <Caption role="status">
        {stars === null || total === null ? count : messages.reviews.ofStars(count, countStars(stars))}
        {isFiltered && (
          <button type="button" onClick={onAll}>
            {messages.reviews.showAll}
          </button>
        )}
      </Caption>
      {hasPhotos && (
        <Toggle type="button" aria-pressed={withPhotos} onClick={() => onChoose({ withPhotos: !withPhotos })}>
          {messages.reviews.withPhotos(leaves({ withPhotos: true }))}
        </Toggle>
      )}
      {skinTypes.length > 1 && (
        <ChevronFrame>
          <select
            aria-label={messages.reviews.skin}
            value={skinType}
            onChange={({ target }) => onChoose({ skinType: target.value })}
          >
            <option value="">{messages.reviews.anySkin}</option>
            {skinTypes.map((type) => (
              <option key={type} value={type}>
                {messages.reviews.skinOf(type, leaves({ skinType: type }))}
              </option>
            ))}
          </select>
        </ChevronFrame>
      )}
      <ChevronFrame>
        <select
          ref={sorting}
          aria-label={messages.reviews.sortReviews}
          value={sort}
          onChange={({ target }) => onChoose({ sort: target.value as ReviewSort })}
        >
          {Object.entries(SORT_NAMES).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </ChevronFrame>
    </Controls>
  );
}
