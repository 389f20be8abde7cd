import { SORTS } from './messages';

/** The filters, search and order of a list. They are stored in the address, so that a link shares them. */
export interface Criteria {
  q: string;
  kind: 'products' | 'combos';
  category: string[];
  concern: string[];
  skin: string[];
  ingredient: string[];
  country: string[];
  /** Rupees; null for no limit. */
  from: number | null;
  to: number | null;
  /** The minimum rating in stars; null for any. */
  rating: number | null;
  inStock: boolean;
  sort: Sort | null;
}

export type Sort = keyof typeof SORTS;

export const FACETS = ['concern', 'category', 'skin', 'ingredient', 'country'] as const;
export type Facet = (typeof FACETS)[number];

/** Longest search term in characters; a paste may be a whole page. */
export const MAX_TERM_LENGTH = 80;

const positive = (text: string | null): number | null => {
  const value = Number(text);
  return text && Number.isFinite(value) && value >= 0 ? value : null;
};

/** Parses a list's address; unknown values are ignored. */
export function readCriteria(params: URLSearchParams): Criteria {
  const sort = params.get('sort');
  const rating = positive(params.get('rating'));
  const from = positive(params.get('from'));
  const to = positive(params.get('to'));
  const crossed = from !== null && to !== null && from > to;
  const all = (facet: Facet) => [...new Set(params.getAll(facet))];
  return {
    q: params.get('q')?.trim().toLowerCase().slice(0, MAX_TERM_LENGTH) ?? '',
    kind: params.get('kind') === 'combos' ? 'combos' : 'products',
    category: all('category'),
    concern: all('concern'),
    skin: all('skin'),
    ingredient: all('ingredient'),
    country: all('country'),
    from: crossed ? to : from,
    to: crossed ? from : to,
    rating: rating && rating <= 5 ? rating : null,
    inStock: params.get('stock') === 'in',
    sort: sort && Object.hasOwn(SORTS, sort) ? (sort as Sort) : null,
  };
}

/** The query string of a list, with its parameters in a fixed order. */
export function writeCriteria(criteria: Criteria): URLSearchParams {
  const params = new URLSearchParams();
  if (criteria.q) params.set('q', criteria.q);
  if (criteria.kind === 'combos') params.set('kind', 'combos');
  for (const facet of FACETS) for (const value of criteria[facet]) params.append(facet, value);
  if (criteria.from !== null) params.set('from', String(criteria.from));
  if (criteria.to !== null) params.set('to', String(criteria.to));
  if (criteria.rating !== null) params.set('rating', String(criteria.rating));
  if (criteria.inStock) params.set('stock', 'in');
  if (criteria.sort) params.set('sort', criteria.sort);
  return params;
}
