import { byFacet, FACETS, type Facet } from './criteria';
import type { Entry } from './facets';
import { fits, has, type Filters } from './filter';

export interface FacetOption {
  value: string;
  /** The number of results with this option, given all other filters. */
  count: number;
}

export type FacetOptions = Record<Facet, FacetOption[]>;

/** The options of every facet, by their number in the whole catalogue, so that ticking one does not reorder them. */
export function optionsOf(entries: readonly Entry[], criteria: Filters): FacetOptions {
  const tallies = byFacet(() => new Map<string, { all: number; count: number }>());
  for (const entry of entries) {
    const fit = fits(entry, criteria);
    const lacking = FACETS.filter((facet) => !has(entry, criteria, facet));
    for (const facet of FACETS) {
      // Within a facet the options add up, so the facet's own choices do not limit their counts.
      const counted = fit && lacking.every((other) => other === facet);
      for (const value of entry.facets[facet]) {
        const so = tallies[facet].get(value);
        if (!so) tallies[facet].set(value, { all: 1, count: Number(counted) });
        else {
          so.all += 1;
          so.count += Number(counted);
        }
      }
    }
  }
  return byFacet((facet) =>
    [...tallies[facet]]
      .sort((a, b) => b[1].all - a[1].all || a[0].localeCompare(b[0]))
      .map(([value, { count }]) => ({ value, count })),
  );
}
