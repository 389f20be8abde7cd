import { FACETS, type Criteria, type Facet } from './criteria';
import type { Entry } from './facets';

export type Filters = Readonly<Criteria>;

/** Matches everything except facets and search. */
export function fits({ item, kind, price }: Entry, criteria: Filters): boolean {
  // A search includes combos.
  if (criteria.kind === 'combos' ? kind !== 'combo' : !criteria.q && kind === 'combo') return false;
  if (criteria.from !== null && price < criteria.from) return false;
  if (criteria.to !== null && price > criteria.to) return false;
  if (criteria.rating !== null && item.rating < criteria.rating) return false;
  return !criteria.inStock || item.stock > 0;
}

export const has = ({ facets }: Entry, criteria: Filters, facet: Facet) =>
  criteria[facet].length === 0 || criteria[facet].some((value) => facets[facet].includes(value));

/** Matches everything except the search. */
export function matches(entry: Entry, criteria: Filters): boolean {
  return fits(entry, criteria) && FACETS.every((facet) => has(entry, criteria, facet));
}
