import {
  partVariant,
  type Combo,
  type ItemKind,
  type Product,
  type StockLevel,
  type Variant,
} from '../catalogue/catalogue';
import { withRatesOn } from '../catalogue/gst';
import { isComboOnSale } from '../catalogue/comboSale';
import type { LineChange } from './lineChanges';
import { times, toPaise, toRupees, type Paise } from '../money/money';

/** A line as a client asks for it. */
export interface WantedLine {
  /** Absent in carts saved before combos had a kind. */
  kind?: ItemKind;
  id: string;
  sku: string;
  /** The variant's label, used where the SKU is empty. */
  variant: string;
  name: string;
  quantity: number;
  /** Rupees, as the client shows it. */
  shownPrice: number;
  /** Whether shownPrice may also be the price of the whole line. */
  mayBeLineTotal?: boolean;
}

/** A line as the shop sells it. */
export interface BasketLine {
  kind: ItemKind;
  id: string;
  name: string;
  /** Empty for a combo, which is in none. */
  category: string;
  variant: string;
  sku: string;
  unitPrice: Paise;
  quantity: number;
  hsn: string;
  gstRate: number;
  mainImage: string;
  /** What one unit takes from stock. */
  parts: { sku: string; quantity: number }[];
}

/** The documents that the wanted lines name, and for combos those of their parts. */
export interface Shelf {
  products: ReadonlyMap<string, Product>;
  combos: ReadonlyMap<string, Combo>;
}

export interface Basket {
  /** What can be sold now, at today's prices; lines that are gone or sold out are left out. */
  lines: BasketLine[];
  /** Where that differs from what was wanted. */
  changes: LineChange[];
}

const fold = (text: string) => text.trim().toLowerCase();

/** The variant a line names: by SKU, without one by its label or id, and without any the one the product shows first. */
export function findVariant(
  { sku, variants }: Pick<Product, 'sku' | 'variants'>,
  wanted: Pick<WantedLine, 'sku' | 'variant'>,
): Variant | undefined {
  if (wanted.sku) return variants.find((variant) => variant.sku === wanted.sku);
  const name = fold(wanted.variant);
  if (name) return variants.find((variant) => fold(variant.label) === name || fold(variant.id) === name);
  return variants.find((variant) => variant.sku === sku) ?? variants[0];
}

/** The units of each SKU in a combo, parts of the same SKU added up; null when one is no longer there. */
export function comboParts(combo: Combo, products: Shelf['products']): BasketLine['parts'] | null {
  const units = new Map<string, number>();
  for (const item of combo.items) {
    const sku = partVariant(item, products)?.sku;
    if (!sku) return null;
    units.set(sku, (units.get(sku) ?? 0) + item.quantity);
  }
  return units.size > 0 ? [...units].map(([sku, quantity]) => ({ sku, quantity })) : null;
}

function sellProduct(wanted: WantedLine, product: Product): BasketLine | null {
  const variant = findVariant(product, wanted);
  if (product.status !== 'active' || !variant) return null;
  const { id, name, category, hsn, gstRate, mainImage } = product;
  return {
    category,
    ...{ kind: 'product', id, name, variant: variant.label, sku: variant.sku, hsn, gstRate, mainImage },
    unitPrice: toPaise(variant.price),
    quantity: wanted.quantity,
    parts: [{ sku: variant.sku, quantity: 1 }],
  };
}

function sellCombo(wanted: WantedLine, combo: Combo, products: Shelf['products']): BasketLine | null {
  const parts = comboParts(combo, products);
  if (!isComboOnSale(combo, products) || !parts) return null;
  const { id, name, sku, hsn, gstRate, mainImage } = combo;
  return {
    category: '',
    ...{ kind: 'combo', id, name, variant: '', sku, hsn, gstRate, mainImage, parts },
    unitPrice: toPaise(combo.price),
    quantity: wanted.quantity,
  };
}

function sell(wanted: WantedLine, { products, combos }: Shelf): BasketLine | null {
  const product = wanted.kind === 'combo' ? undefined : products.get(wanted.id);
  if (product) return sellProduct(wanted, product);
  const combo = wanted.kind === 'product' ? undefined : combos.get(wanted.id);
  return combo ? sellCombo(wanted, combo, products) : null;
}

/** The SKU by which the client will find its line again. */
function skuFor(wanted: WantedLine, line: BasketLine): string {
  return line.kind === 'combo' ? wanted.sku || line.sku : wanted.sku;
}

/** Today's price of the line when the client shows another. */
function priceChange(wanted: WantedLine, line: BasketLine): LineChange | null {
  const shown = toPaise(wanted.shownPrice);
  const right =
    shown === line.unitPrice || (wanted.mayBeLineTotal && shown === times(line.unitPrice, wanted.quantity));
  if (right) return null;
  const { id, name } = line;
  const now = toRupees(line.unitPrice);
  return { kind: 'price', id, sku: skuFor(wanted, line), name, was: wanted.shownPrice, now };
}

/**
 * Fills a basket from the shelf: the shop's prices, and no more units than the levels have, first line first.
 * Levels are those of every SKU that the lines take; a missing one counts as 0. Tax is at the rates of `day` in India.
 */
export function fillBasket(
  wanted: readonly WantedLine[],
  shelf: Shelf,
  levels: readonly Pick<StockLevel, 'sku' | 'available'>[],
  day = '',
): Basket {
  const left = new Map(levels.map((level) => [level.sku, level.available]));
  const basket: Basket = { lines: [], changes: [] };
  for (const want of wanted) {
    const line = sell(want, shelf);
    if (!line) {
      basket.changes.push({ kind: 'gone', id: want.id, sku: want.sku, name: want.name || want.id });
      continue;
    }
    const price = priceChange(want, line);
    if (price) basket.changes.push(price);
    const most = Math.min(...line.parts.map((part) => Math.floor((left.get(part.sku) ?? 0) / part.quantity)));
    const quantity = Math.max(0, Math.min(line.quantity, most));
    if (quantity < line.quantity) {
      const { id, name } = line;
      const sku = skuFor(want, line);
      basket.changes.push({ kind: 'stock', id, sku, name, wanted: line.quantity, available: quantity });
    }
    for (const part of line.parts) left.set(part.sku, (left.get(part.sku) ?? 0) - part.quantity * quantity);
    if (quantity > 0) basket.lines.push({ ...line, quantity });
  }
  return { ...basket, lines: withRatesOn(basket.lines, shelf, day) };
}

/** Every SKU that the wanted lines take from, once each. */
export function skusTaken(wanted: readonly WantedLine[], shelf: Shelf): string[] {
  const parts = wanted.flatMap((want) => sell(want, shelf)?.parts ?? []);
  return [...new Set(parts.map((part) => part.sku))];
}

/** The stock that the products show. */
export function shownLevels(products: Iterable<Product>): Pick<StockLevel, 'sku' | 'available'>[] {
  return [...products].flatMap((product) =>
    product.variants.map((variant) => ({ sku: variant.sku, available: variant.stock })),
  );
}
