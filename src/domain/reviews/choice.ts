import { SKIN_TYPES } from './review';

/** The page part of the first page's address, where there is no review to continue after. */
export const FIRST_PAGE = 'first';

export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A reader's filter of reviews. */
export interface ReviewFilter {
  /** 1 to 5; null for all. */
  stars: number | null;
  /** One of `SKIN_TYPES`; empty for all. */
  skinType: string;
  withPhotos: boolean;
}

/** A reader's filter and sort order. */
export interface ReviewChoice extends ReviewFilter {
  sort: ReviewSort;
}

/** The choice as a part of an address, so that each answer has its own cache key: `newest.3.Dry.photos`. */
export const choiceText = ({ sort, stars, skinType, withPhotos }: ReviewChoice): string =>
  [sort, stars ?? 'all', skinType || 'any', withPhotos ? 'photos' : 'all'].join('.');

/** Parses this text; null for any other text, so that each answer has one address. */
export function readChoice(text: string): ReviewChoice | null {
  const [sortText, starsText = '', skinText = '', photosText] = text.split('.');
  const choice: ReviewChoice = {
    sort: REVIEW_SORTS.find((one) => one === sortText) ?? 'newest',
    stars: /^[1-5]$/.test(starsText) ? Number(starsText) : null,
    skinType: SKIN_TYPES.find((one) => one === skinText) ?? '',
    withPhotos: photosText === 'photos',
  };
  return choiceText(choice) === text ? choice : null;
}
