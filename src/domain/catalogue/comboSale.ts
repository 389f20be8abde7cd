import { partVariant, type Combo, type ComboPart, type Product } from './catalogue';
import { messages } from './messages';

/** The fields that decide whether a combo's part can be bought. */
export type PartProducts = ReadonlyMap<string, Pick<Product, 'status' | 'variants'>>;

const isPartOnSale = (part: ComboPart, products: PartProducts) =>
  products.get(part.productId)?.status === 'active' && partVariant(part, products) !== undefined;

/** Returns the parts that are not on sale: their product is archived, a draft or deleted, or no longer has the size. */
export function partsOffSale({ items }: Pick<Combo, 'items'>, products: PartProducts): ComboPart[] {
  return items.filter((part) => !isPartOnSale(part, products));
}

/** A combo is on sale only while every part is, so that no parcel contains a discontinued product. */
export function isComboOnSale(combo: Pick<Combo, 'status' | 'items'>, products: PartProducts): boolean {
  return combo.status === 'active' && combo.items.length > 0 && partsOffSale(combo, products).length === 0;
}

/** Returns the combos that are on sale only as long as these products are, sorted by name. */
export function combosThatNeed<C extends Pick<Combo, 'name' | 'status' | 'items'>>(
  productIds: ReadonlySet<string>,
  combos: Iterable<C>,
  products: PartProducts,
): C[] {
  const isNeeded = ({ productId }: ComboPart) => productIds.has(productId);
  return [...combos]
    .filter(({ status, items }) => status === 'active' && items.some(isNeeded))
    .filter(({ items }) =>
      items.every((part) =>
        isNeeded(part) ? partVariant(part, products) !== undefined : isPartOnSale(part, products),
      ),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Names listed in a sentence; further ones are counted. */
const NAMED = 5;

/** Says which combos went off sale with their products; empty where none did. */
export function offSaleSentence(names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return '';
  if (others.length === 0) return messages.comboOffSale(first);
  return messages.combosOffSale(names.length, names.slice(0, NAMED), names.length - NAMED);
}
