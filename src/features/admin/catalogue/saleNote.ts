import { joinWithAnd } from '@/domain/general/joinWithAnd';
import { wentOffSale } from '@/domain/catalogue/comboSale';
import type { EditItem, Form } from './forms';

/** Names the combos that are on sale only as long as a product is; none of anything else. */
function combosOf(item: EditItem): string[] {
  if (item.kind !== 'products') return [];
  const { combos = [] } = item;
  return combos.map(({ name }) => name);
}

/** What the status of a product means for combos, or of a combo's products for the combo; undefined where it means nothing. */
export function saleNote(form: Form, base: EditItem | null): string | undefined {
  if (form.kind === 'combos' && base?.kind === 'combos' && form.status === 'active') {
    const named = new Set(form.items.map(({ productId }) => productId));
    const off = base.parts.filter(({ id, status }) => named.has(id) && status !== 'active');
    const names = joinWithAnd(off.map(({ name }) => name));
    return names
      ? `Shoppers cannot buy this combo while ${names} ${off.length > 1 ? 'are' : 'is'} off sale.`
      : undefined;
  }
  if (form.kind !== 'products' || base?.kind !== 'products' || form.status === 'active') return undefined;
  const combos = combosOf(base);
  if (combos.length === 0) return undefined;
  const [these, go] = combos.length === 1 ? ['This combo', 'goes'] : ['These combos', 'go'];
  return `${these} ${go} off sale with it: ${joinWithAnd(combos)}.`;
}

/** Says after a save which combos went off sale with a product; empty where none did. */
export function combosGone(start: Form, stored: EditItem): string {
  const left =
    start.kind === 'products' &&
    start.status === 'active' &&
    stored.kind === 'products' &&
    stored.product.status !== 'active';
  return left ? wentOffSale(combosOf(stored)) : '';
}
