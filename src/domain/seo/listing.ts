import { combosPath, paths, productsPath } from '@/app/router/paths';
import { messages } from './messages/lists';

/** The parameters that make a list a page of its own; all others only filter or sort it. */
export interface ListCriteria {
  q: string;
  kind: 'products' | 'combos';
  category: readonly string[];
}

export function listTitle({ q, kind }: Pick<ListCriteria, 'q' | 'kind'>): string {
  if (q) return messages.search;
  return kind === 'combos' ? messages.combos : messages.products;
}

/** The only category of a list, or undefined. */
const onlyCategory = ({ q, kind, category }: ListCriteria): string | undefined =>
  !q && kind === 'products' && category.length === 1 ? category[0] : undefined;

/** The title of a list; each category has its own. */
export const listName = (criteria: ListCriteria): string => onlyCategory(criteria) ?? listTitle(criteria);

export const categoryPath = (category: string): string => productsPath({ category });

/** The canonical address of a list: with its category, without search, filters and sort order. */
export function listPath(criteria: ListCriteria): string {
  const category = onlyCategory(criteria);
  if (category) return categoryPath(category);
  return !criteria.q && criteria.kind === 'combos' ? combosPath : paths.products;
}

export function listDescription(criteria: ListCriteria): string | undefined {
  const category = onlyCategory(criteria);
  if (category) return messages.ofCategory(category);
  return listPath(criteria) === combosPath ? messages.ofCombos : undefined;
}
