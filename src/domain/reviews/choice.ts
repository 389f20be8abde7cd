import { SKIN_TYPES } from './review';

/** Stands in an address where the first page has no review to go on from. */
export const FIRST_PAGE = 'first';

export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews a reader wants. */
export interface ReviewFilter {
  /** 1 to 5; null for all. */
  stars: number | null;
  /** One of `SKIN_TYPES`; empty for all. */
  skinType: string;
  withPhotos: boolean;
}

/** Which reviews, and in which order. */
export interface ReviewChoice extends ReviewFilter {
  sort: ReviewSort;
}

/** The choice as a part of an address, so that caches tell answers apart: `newest.3.Dry.photos`. */
export const choiceText = ({ sort, stars, skinType, withPhotos }: ReviewChoice): string =>
  [sort, stars ?? 'all', skinType || 'any', withPhotos ? 'photos' : 'all'].join('.');

/** The choice that gives this text; null for any other text, so that each answer has one address. */
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
