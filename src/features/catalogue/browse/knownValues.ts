import { byFacet, type Criteria, type Facet } from './criteria';
import type { Entry } from './facets';

/** For each facet: the catalogue's spelling by lower-case value. */
export type KnownValues = Record<Facet, ReadonlyMap<string, string>>;

export const knownValues = (entries: readonly Entry[]): KnownValues =>
  byFacet(
    (facet) =>
      new Map(
        entries.flatMap(({ facets }) => facets[facet].map((value) => [value.toLowerCase(), value] as const)),
      ),
  );

/** Drops values of a link that the catalogue does not have, so that the list shows the rest. */
export function onlyKnown(criteria: Criteria, known: KnownValues): Criteria {
  const knownFacets = byFacet((facet) => {
    const values = criteria[facet].flatMap((value) => known[facet].get(value.toLowerCase()) ?? []);
    return [...new Set(values)];
  });
  return { ...criteria, ...knownFacets };
}
