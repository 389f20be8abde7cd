import { FACETS, type Criteria, type Facet } from './criteria';
import type { Entry } from './facets';

/** Everything but what is searched for. `except` leaves one facet out, to count what choosing in it would give. */
export function matches(entry: Entry, criteria: Criteria, except?: Facet): boolean {
  const { item } = entry;
  // A search looks through combos too.
  if (!criteria.q && criteria.kind !== (entry.kind === 'combo' ? 'combos' : 'products')) return false;
  if (criteria.q && criteria.kind === 'combos' && entry.kind !== 'combo') return false;
  if (criteria.from !== null && entry.price < criteria.from) return false;
  if (criteria.to !== null && entry.price > criteria.to) return false;
  if (criteria.rating !== null && item.rating < criteria.rating) return false;
  if (criteria.inStock && item.stock <= 0) return false;
  return FACETS.every(
    (facet) =>
      facet === except ||
      criteria[facet].length === 0 ||
      criteria[facet].some((value) => entry.facets[facet].includes(value)),
  );
}

export interface FacetOption {
  value: string;
  /** How many the list would hold with it, given all other filters. */
  count: number;
  on: boolean;
}

/** A facet's options in the order of how many things have them at all, so that ticking one never moves it. */
export function optionsOf(entries: readonly Entry[], criteria: Criteria, facet: Facet): FacetOption[] {
  const totals = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const counted = matches(entry, criteria, facet);
    for (const value of entry.facets[facet]) {
      totals.set(value, (totals.get(value) ?? 0) + 1);
      if (counted) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...totals]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([value]) => ({ value, count: counts.get(value) ?? 0, on: criteria[facet].includes(value) }));
}
