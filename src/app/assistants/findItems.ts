import { readCriteria } from '@/domain/catalogue/pages/listCriteria';
import type { CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { browse, foundEntries } from '@/features/catalogue/browse/browse';
import { entriesOf, type Entry } from '@/features/catalogue/browse/facets';
import { createSearchInSlices } from '@/features/catalogue/searching/searchIndex';
import { listItemOf } from '@/features/catalogue/types';

export interface Wanted {
  query: string;
  category: string;
  /** Rupees; null for any. */
  maxPrice: number | null;
  inStock: boolean;
}

/** The results of the shop's own search, filtered like its list; categories match in any case. */
export async function findItems(
  { products, combos }: Pick<CatalogueResponse, 'products' | 'combos'>,
  { query, category, maxPrice, inStock }: Wanted,
): Promise<Entry[]> {
  const entries = entriesOf([...products, ...combos].map(listItemOf));
  const search = query && (await createSearchInSlices(entries));
  const found = foundEntries(entries, search ? search(query.toLowerCase()).keys : null);
  const same = (name: string) => name.toLowerCase() === category.toLowerCase();
  const within = category ? found.filter(({ facets }) => facets.category.some(same)) : found;
  const all = readCriteria(new URLSearchParams(query ? { q: query } : {}));
  // A search has both kinds in one list.
  const kinds = query ? (['products'] as const) : (['products', 'combos'] as const);
  return kinds.flatMap((kind) => browse(within, { ...all, kind, to: maxPrice, inStock }));
}
