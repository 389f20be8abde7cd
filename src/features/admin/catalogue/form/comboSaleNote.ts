import { offSaleSentence } from '@/domain/catalogue/comboSale';
import { joinWithAnd } from '@/domain/text/joinWords';
import type { AdminItem } from '@/services/admin/catalogue/createCatalogueAdmin';
import { messages } from '../messages';
import type { CatalogueForm } from './forms';

/** The names of the combos that have a product as a part; none for a combo. */
const combosOf = (item: AdminItem): string[] =>
  item.kind === 'products' ? (item.combos ?? []).map(({ name }) => name) : [];

/**
 * The effect of a status on other items: the combos of a product, or a combo whose products are off sale.
 */
export function comboSaleNote(form: CatalogueForm, base: AdminItem | null): string | undefined {
  if (form.kind === 'combos' && base?.kind === 'combos' && form.status === 'active') {
    const named = new Set(form.items.map(({ productId }) => productId));
    const off = base.parts.filter(({ id, status }) => named.has(id) && status !== 'active');
    return off.length > 0
      ? messages.partsOffSale(joinWithAnd(off.map(({ name }) => name)), off.length)
      : undefined;
  }
  if (form.kind !== 'products' || base?.kind !== 'products' || form.status === 'active') return undefined;
  const combos = combosOf(base);
  return combos.length > 0 ? messages.combosGoOffSale(joinWithAnd(combos), combos.length) : undefined;
}

/** Names the combos that went off sale with a saved product; empty without any. */
export function combosOffSaleNote(start: CatalogueForm, stored: AdminItem): string {
  const isLeavingSale =
    start.kind === 'products' &&
    start.status === 'active' &&
    stored.kind === 'products' &&
    stored.product.status !== 'active';
  return isLeavingSale ? offSaleSentence(combosOf(stored)) : '';
}
