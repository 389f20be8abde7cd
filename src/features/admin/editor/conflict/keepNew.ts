import type { CatalogueForm, VariantForm } from '@/features/admin/catalogue';
import { formOf } from '../formDrafts';
import { isCatalogueForm, type EditItem, type Form } from '../forms';
import { lessOrdered, orderedOf } from './ordered';

/**
 * The typed sizes with the ids that they were stored with: found by their SKU, or by their place where the SKU was changed
 * since.
 */
function withStoredIds(mine: readonly VariantForm[], theirs: readonly VariantForm[]): VariantForm[] {
  const skus = new Set(mine.map(({ sku }) => sku.trim()));
  const other = theirs.map((size) => (skus.has(size.sku) ? undefined : size));
  return mine.map((size, at) => {
    const stored = theirs.find(({ sku }) => sku === size.sku.trim()) ?? other[at];
    return { ...size, id: size.id || (stored?.id ?? '') };
  });
}

/**
 * The typed form of a new item that turned out to be stored: its first save came through, and only the answer was lost. The
 * stored item keeps its address and its sizes, and the typed stock loses the units that were ordered since.
 */
export function keepNew(mine: CatalogueForm, now: EditItem): Form {
  const theirs = formOf(now);
  if (!isCatalogueForm(theirs)) return mine;
  const { slug } = theirs;
  if (mine.kind !== 'products' || theirs.kind !== 'products') return { ...mine, slug };
  const variants = withStoredIds(mine.variants, theirs.variants).map((size) => ({
    ...size,
    stock: lessOrdered(size.stock, orderedOf(now, size.sku.trim())),
  }));
  return { ...mine, slug, variants };
}
