import { combosThatNeed } from '@/domain/catalogue/comboSale';
import type { NamedCombo } from '@/domain/contracts/admin/catalogue';
import type { IndexedCatalogue } from './catalogueIndex';

const named = ({ id, name }: NamedCombo): NamedCombo => ({ id, name });

/** Returns the combos that are on sale only while this product is. */
export function combosNeeding(productId: string, { products, combos }: IndexedCatalogue): NamedCombo[] {
  return combosThatNeed(new Set([productId]), combos.values(), products).map(named);
}

/**
 * Notes which combos are on sale before products are saved. The returned function names those that went off sale with
 * the products that were in fact saved.
 */
export function watchCombosOnSale(productIds: readonly string[], { products, combos }: IndexedCatalogue) {
  const leaving = new Set(productIds.filter((id) => products.get(id)?.status === 'active'));
  const needing = combosThatNeed(leaving, combos.values(), products);
  return (saved: readonly string[]): string[] => {
    const offSale = new Set(saved.filter((id) => leaving.has(id)));
    return needing
      .filter(({ items }) => items.some((part) => offSale.has(part.productId)))
      .map(({ name }) => name);
  };
}
