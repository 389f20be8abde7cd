import { formOf } from '../formDrafts';
import { isCatalogueForm, type EditItem, type Form } from '../forms';
import { merged } from './differences';
import { keepNew } from './keepNew';
import { lessOrdered, orderedOf } from './ordered';

/**
 * Merges the typed form into what is stored now. A typed stock loses the units that were ordered since `base`: the next
 * save names the present stock as seen, so the server no longer takes them off.
 */
export function keepMine(typed: { base: EditItem | null; start: Form; form: Form }, now: EditItem): Form {
  const { base, start } = typed;
  if (base === null && isCatalogueForm(typed.form)) return keepNew(typed.form, now);
  const form = merged(start, typed.form, formOf(now));
  if (form.kind !== 'products' || start.kind !== 'products' || base === null) return form;
  const variants = form.variants.map((size) => {
    const before = start.variants.find(({ id }) => id === size.id);
    const mine = typed.form.kind === 'products' && typed.form.variants.find(({ id }) => id === size.id);
    if (!before || !mine || mine.stock === before.stock) return size;
    const ordered = orderedOf(now, size.sku) - orderedOf(base, size.sku);
    return { ...size, stock: lessOrdered(mine.stock, ordered) };
  });
  return { ...form, variants };
}
