import { numberOf } from '@/features/admin/fields';
import { formOf } from '../formDrafts';
import type { EditItem, Form } from '../forms';
import { merged } from './differences';

/** The units of a SKU that orders hold or took; a save never changes them. */
function orderedOf(item: EditItem, sku: string): number {
  const level = item.kind === 'products' ? item.levels.find((one) => one.sku === sku) : undefined;
  return level ? level.reserved + level.sold : 0;
}

/**
 * Merges the typed form into what is stored now. A typed stock loses the units that were ordered since `base`: the next
 * save names the present stock as seen, so the server no longer takes them off.
 */
export function keepMine(typed: { base: EditItem | null; start: Form; form: Form }, now: EditItem): Form {
  const { base, start } = typed;
  const form = merged(start, typed.form, formOf(now));
  if (form.kind !== 'products' || start.kind !== 'products' || base === null) return form;
  const variants = form.variants.map((size) => {
    const before = start.variants.find(({ id }) => id === size.id);
    const mine = typed.form.kind === 'products' && typed.form.variants.find(({ id }) => id === size.id);
    if (!before || !mine || mine.stock === before.stock || Number.isNaN(numberOf(mine.stock))) return size;
    const ordered = orderedOf(now, size.sku) - orderedOf(base, size.sku);
    return { ...size, stock: String(Math.max(0, numberOf(mine.stock) - ordered)) };
  });
  return { ...form, variants };
}
