import type { Criteria, Sort } from './criteria';
import type { Entry } from './facets';

type Order = (a: Entry, b: Entry) => number;

/** Rating weighted by the number of ratings: 4.7 from 200 is above 5.0 from 2. */
export const weightedRating = ({ item }: Entry) =>
  (item.rating * item.ratingCount + 4 * 20) / (item.ratingCount + 20);
/** A combo may have several. */
const countryOf = ({ facets }: Entry) => [...facets.country].sort().join(', ');

const ORDERS: Record<Exclude<Sort, 'relevance'>, Order> = {
  loved: (a, b) => weightedRating(b) - weightedRating(a),
  new: (a, b) => b.item.createdAt.localeCompare(a.item.createdAt),
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  rating: (a, b) => b.item.rating - a.item.rating,
  saving: (a, b) => b.saving - a.saving,
  country: (a, b) => countryOf(a).localeCompare(countryOf(b)) || weightedRating(b) - weightedRating(a),
};

/** A search is sorted by relevance by default, a list by rating. */
export function sortOf({ q, sort }: Pick<Criteria, 'q' | 'sort'>): Sort {
  if (sort && (sort !== 'relevance' || q)) return sort;
  return q ? 'relevance' : 'loved';
}

export function sortsFor(criteria: Pick<Criteria, 'q'>): Sort[] {
  const all: Sort[] = ['loved', 'new', 'price-up', 'price-down', 'rating', 'saving', 'country'];
  return criteria.q ? ['relevance', ...all] : all;
}

/** Sorts entries; sold-out ones are always last. Stable. */
export function sortEntries(entries: readonly Entry[], sort: Sort): Entry[] {
  const order: Order = sort === 'relevance' ? () => 0 : ORDERS[sort];
  const soldOut = (entry: Entry) => Number(entry.item.stock <= 0);
  return [...entries].sort((a, b) => soldOut(a) - soldOut(b) || order(a, b));
}
