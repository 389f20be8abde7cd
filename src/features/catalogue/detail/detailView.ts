import type { CatalogueItemBase, Picture, Product, Variant } from '@/domain/catalogue/catalogue';
import type { CartItem } from '@/domain/cart/cart';
import { comboLine, productLine } from '@/domain/cart/cartLines';
import type { Detail } from '../types';
import { contentsOf, type Contents } from '@/domain/catalogue/netQuantity';

/** A buyable choice on the detail screen: a variant of a product, or the combo itself. */
export interface Choice {
  id: string;
  label: string;
  price: number;
  mrp: number;
  stock: number;
  /** The most units of one SKU in it: 1, or those of a combo's parts. */
  skuUnits: number;
  /** Net contents; null for a combo, which lists them part by part. */
  contents: Contents | null;
  line: (quantity: number) => CartItem;
}

const fromVariant =
  (product: Product) =>
  (variant: Variant): Choice => ({
    id: variant.id,
    label: variant.label,
    price: variant.price,
    mrp: variant.mrp,
    stock: variant.stock,
    skuUnits: 1,
    contents: contentsOf(variant.label, product.netQuantity),
    line: (quantity) => productLine(product, variant, quantity),
  });

export function choicesOf(detail: Detail): Choice[] {
  if (detail.kind === 'product') return detail.item.variants.map(fromVariant(detail.item));
  const { item } = detail;
  const { id, price, mrp, stock, items } = item;
  const skuUnits = Math.max(1, ...items.map(({ quantity }) => quantity));
  const line = (quantity: number) => comboLine(item, quantity);
  return [{ id, label: '', price, mrp, stock, skuUnits, contents: null, line }];
}

/** The first choice in stock, otherwise the first. */
export function firstChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ stock }) => stock > 0) ?? choices[0];
}

/** The choice in the address, so that a shared link shows the same one; otherwise the first in stock. */
export function chosenOf(choices: readonly Choice[], id: string | null): Choice | undefined {
  return choices.find((choice) => choice.id === id) ?? firstChoice(choices);
}

/** The gallery: the item's own pictures, and for a combo one picture of each part. */
export function galleryOf(detail: Detail): Picture[] {
  const { images, mainImage, name } = detail.item;
  const own: Picture[] =
    images.length > 0
      ? images
      : [{ src: mainImage, width: 800, height: 1000, alt: name, ground: 'var(--mist)' }];
  const parts = detail.kind === 'combo' ? detail.parts.flatMap((part) => part.images.slice(0, 1)) : [];
  return [...new Map([...own, ...parts].map((picture) => [picture.src, picture])).values()];
}

type Described = Pick<CatalogueItemBase, 'subtitle'> & { description: string };

/**
 * Splits a description: the first sentences, up to about 60 characters, go under the name, the rest below.
 */
export function splitDescription({ description, subtitle }: Described): { lead: string; rest: string } {
  const sentences = description.match(/[^.!?]+[.!?]+(\s|$)/g) ?? [description];
  let lead = '';
  let leadLength = 0;
  for (const sentence of sentences) {
    if (lead && (lead + sentence).length > 60) break;
    lead += sentence;
    leadLength += sentence.length;
  }
  return { lead: lead.trim() || subtitle, rest: description.slice(leadLength).trim() };
}
