import type { Criteria } from './criteria';
import { keyOf, type Entry } from './facets';
import { matches } from './filter';
import { sortEntries, sortOf } from './sort';

/** Keys of entries in order of relevance; null without a search. */
export type SearchHits = readonly string[] | null;

/** The entries that a search found, the best first; all of them without a search. */
export function foundEntries(entries: readonly Entry[], hits: SearchHits): Entry[] {
  if (hits === null) return [...entries];
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return hits.flatMap((key) => byKey.get(key) ?? []);
}

/** The found entries, filtered and sorted. */
export function browse(candidates: readonly Entry[], criteria: Criteria): Entry[] {
  const matching = candidates.filter((entry) => matches(entry, criteria));
  return sortEntries(matching, sortOf(criteria));
}
