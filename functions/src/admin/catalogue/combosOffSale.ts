import { combosThatNeed } from '@/domain/catalogue/comboSale';
import type { NamedCombo } from '@/domain/contracts/admin/catalogue';
import type { CatalogueIndex, IndexedCatalogue } from './catalogueIndex';

const named = ({ id, name }: NamedCombo): NamedCombo => ({ id, name });

/** Returns the combos that are on sale only while this product is. */
export function combosNeeding(productId: string, { products, combos }: IndexedCatalogue): NamedCombo[] {
  return combosThatNeed(new Set([productId]), combos.values(), products).map(named);
}

function watchCombosOnSale(productIds: readonly string[], { products, combos }: IndexedCatalogue) {
  const leaving = new Set(productIds.filter((id) => products.get(id)?.status === 'active'));
  const needing = combosThatNeed(leaving, combos.values(), products);
  return (saved: readonly string[]): string[] => {
    const offSale = new Set(saved.filter((id) => leaving.has(id)));
    return needing
      .filter(({ items }) => items.some((part) => offSale.has(part.productId)))
      .map(({ name }) => name);
  };
}

/**
 * Notes which combos are on sale before products are taken off sale, from an index that is at most `within`
 * milliseconds old. The returned function names those that went off sale with the products that were in fact saved.
 */
export async function watchCombos(index: CatalogueIndex, leavingIds: readonly string[], within = 0) {
  if (leavingIds.length === 0) return () => [];
  return watchCombosOnSale(leavingIds, await index.all({ within }));
}
