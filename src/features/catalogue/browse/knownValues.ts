import { FACETS, type Criteria, type Facet } from './criteria';
import type { Entry } from './facets';

/** For each facet: the catalogue's spelling by lower-case value. */
export type KnownValues = Record<Facet, ReadonlyMap<string, string>>;

export function knownValues(entries: readonly Entry[]): KnownValues {
  const of = (facet: Facet) =>
    new Map(
      entries.flatMap(({ facets }) => facets[facet].map((value) => [value.toLowerCase(), value] as const)),
    );
  return {
    concern: of('concern'),
    category: of('category'),
    skin: of('skin'),
    ingredient: of('ingredient'),
    country: of('country'),
  };
}

/** Drops values of a link that the catalogue does not have, so that the list shows the rest. */
export function onlyKnown(criteria: Criteria, known: KnownValues): Criteria {
  const knownFacets = FACETS.map((facet) => {
    const values = criteria[facet].flatMap((value) => known[facet].get(value.toLowerCase()) ?? []);
    return [facet, [...new Set(values)]] as const;
  });
  return { ...criteria, ...(Object.fromEntries(knownFacets) as Record<Facet, string[]>) };
}
