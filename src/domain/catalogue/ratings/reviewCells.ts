/**
 * The published reviews of a product counted by stars, skin type and photos: `{ '4 Dry photos': 2, '5  ': 7 }`. Every count
 * beside a filter is a sum of some of them.
 */
export type ReviewCells = Readonly<Record<string, number>>;

/** The fields of a review that it is counted by. */
export interface CellFields {
  rating: number;
  skinType?: string;
  photos?: readonly unknown[];
}

const cellOf = ({ rating, skinType = '', photos = [] }: CellFields): string =>
  [rating, skinType, photos.length > 0 ? 'photos' : ''].join(' ');

/** The cells of a document; null for one that was never counted so. */
export function cellsOf(stored: unknown): ReviewCells | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).filter(([cell, count]) => /^[1-5] \w* (photos)?$/.test(cell) && Number(count) > 0),
  ) as ReviewCells;
}

/** The cells with `change` reviews more like this one. */
export function countCell(cells: ReviewCells, review: CellFields, change: 1 | -1): ReviewCells {
  const cell = cellOf(review);
  const { [cell]: count = 0, ...others } = cells;
  const now = Math.max(0, count + change);
  return now === 0 ? others : { ...others, [cell]: now };
}

/** Counts some reviews. */
export const cellsOfReviews = (reviews: readonly CellFields[]): ReviewCells =>
  reviews.reduce((cells, review) => countCell(cells, review, 1), {});

export const sumCells = (all: readonly ReviewCells[]): ReviewCells =>
  all.reduce((total, cells) => {
    const sums = { ...total };
    for (const [cell, count] of Object.entries(cells)) sums[cell] = (sums[cell] ?? 0) + count;
    return sums;
  }, {});

/** How many reviews fit; a part of the filter that is absent fits all. */
export function countFitting(
  cells: ReviewCells,
  {
    stars = null,
    skinType = '',
    withPhotos = false,
  }: { stars?: number | null; skinType?: string; withPhotos?: boolean },
): number {
  return Object.entries(cells).reduce((total, [cell, count]) => {
    const [rating, skin, photos] = cell.split(' ');
    const fits =
      (stars === null || Number(rating) === stars) &&
      (skinType === '' || skin === skinType) &&
      (!withPhotos || photos === 'photos');
    return fits ? total + count : total;
  }, 0);
}
