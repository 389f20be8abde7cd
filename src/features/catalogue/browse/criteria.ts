import { FACETS, readCriteria, type Criteria, type Facet } from '@/domain/catalogue/pages/listCriteria';

export {
  FACETS,
  readCriteria,
  writeCriteria,
  type Criteria,
  type Facet,
  type Sort,
} from '@/domain/catalogue/pages/listCriteria';
export { SORTS } from '@/domain/catalogue/pages/messages';

/** One value for each facet. */
export const byFacet = <T>(of: (facet: Facet) => T) =>
  Object.fromEntries(FACETS.map((facet) => [facet, of(facet)])) as Record<Facet, T>;

/** The criteria without filters; search and list type stay. */
export function withoutFilters(criteria: Criteria): Criteria {
  return { ...readCriteria(new URLSearchParams()), q: criteria.q, kind: criteria.kind, sort: criteria.sort };
}

/** The number of active filters, without the search. */
export function filtersOn({ from, to, rating, inStock, ...criteria }: Criteria): number {
  const values = FACETS.reduce((total, facet) => total + criteria[facet].length, 0);
  return values + [from !== null || to !== null, rating !== null, inStock].filter(Boolean).length;
}

/** Adds a value to a facet, or removes it. */
export function toggle(criteria: Criteria, facet: Facet, value: string): Criteria {
  const on = criteria[facet].includes(value);
  const values = on ? criteria[facet].filter((other) => other !== value) : [...criteria[facet], value];
  return { ...criteria, [facet]: values };
}
