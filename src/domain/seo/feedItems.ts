import type { Combo, Product } from '../catalogue/catalogue';
import { contentsOf, variantGroup, type Contents } from '../catalogue/netQuantity';
import { detailPath } from './crumbs';
import { picturesOf, variantPath, widest } from './productData';

/** An item as a shopping service lists it. */
export interface FeedItem {
  id: string;
  title: string;
  description: string;
  /** A path of the shop. */
  path: string;
  /** Absolute. */
  pictures: string[];
  price: number;
  mrp: number;
  stock: number;
  /** The shop's own category, as in 'Serum'. */
  productType: string;
  /** The contents of one unit; null for a combo. */
  contents: Contents | null;
  /** For a product with several variants: the variant's value and the attribute's name. */
  group: { id: string; by: 'size' | 'color'; value: string } | null;
  bundle: boolean;
}

const pictures = (item: Product | Combo, origin: string) => picturesOf(item, origin).map(widest);

/** A product's variants, each an item of its own. */
export function productItems(product: Product, origin: string): FeedItem[] {
  const { id, name, description, subtitle, category, variants, netQuantity } = product;
  const many = variants.length > 1;
  const by = variantGroup(variants.map(({ label }) => label)) === 'Size' ? 'size' : 'color';
  return variants.map((variant) => ({
    id: variant.sku,
    title: many ? `${name}, ${variant.label}` : name,
    description: description || subtitle,
    path: many
      ? variantPath({ kind: 'product', item: product }, variant)
      : detailPath({ kind: 'product', item: product }),
    pictures: pictures(product, origin),
    price: variant.price,
    mrp: variant.mrp,
    stock: variant.stock,
    productType: category,
    contents: contentsOf(variant.label, netQuantity),
    group: many ? { id, by, value: variant.label } : null,
    bundle: false,
  }));
}

/** A combo, with the stock that its parts allow. */
export function comboItem(combo: Combo, origin: string): FeedItem {
  const { name, description, subtitle, sku, price, mrp, stock } = combo;
  return {
    id: sku,
    title: name,
    description: description || subtitle,
    path: detailPath({ kind: 'combo', item: combo }),
    pictures: pictures(combo, origin),
    price,
    mrp,
    stock,
    productType: 'Combos',
    contents: null,
    group: null,
    bundle: true,
  };
}
