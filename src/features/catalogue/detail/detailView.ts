import type { CatalogueFace, Variant } from '@/domain/catalogue';
import type { CartItem } from '@/domain/cart';
import { comboLine, productLine } from '../cartItems';
import type { Detail } from '../types';

/** What can be bought on the detail screen: a product's variants, or the combo itself. */
export interface Choice {
  id: string;
  label: string;
  price: number;
  mrp: number;
  stock: number;
  line: (quantity: number) => CartItem;
}

const fromVariant =
  (product: CatalogueFace) =>
  (variant: Variant): Choice => ({
    id: variant.id,
    label: variant.label,
    price: variant.price,
    mrp: variant.mrp,
    stock: variant.stock,
    line: (quantity) => productLine(product, variant, quantity),
  });

export function choicesOf(detail: Detail): Choice[] {
  if (detail.kind === 'product') return detail.item.variants.map(fromVariant(detail.item));
  const { item } = detail;
  const { id, price, mrp, stock } = item;
  return [{ id, label: '', price, mrp, stock, line: (quantity) => comboLine(item, quantity) }];
}

/** The first that can be had, otherwise the first. */
export function firstChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ stock }) => stock > 0) ?? choices[0];
}

/** The first sentences of a description, up to about 60 characters, as the line under the name. */
export function splitDescription(description: string): { lead: string; rest: string } {
  const sentences = description.match(/[^.!?]+[.!?]+(\s|$)/g) ?? [description];
  let lead = '';
  let taken = 0;
  for (const sentence of sentences) {
    if (lead && (lead + sentence).length > 60) break;
    lead += sentence;
    taken += sentence.length;
  }
  return { lead: lead.trim(), rest: description.slice(taken).trim() };
}
