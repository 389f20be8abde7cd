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

/** A line as the client requests it. */
export interface RequestedLine {
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

/** A line at the shop's present price. */
export interface PricedLine {
  kind: ItemKind;
  id: string;
  name: string;
  /** Empty for a combo, which has no category. */
  category: string;
  variant: string;
  sku: string;
  unitPrice: Paise;
  quantity: number;
  hsn: string;
  gstRate: number;
  mainImage: string;
  /** The units of each SKU in one unit of the line. */
  parts: { sku: string; quantity: number }[];
}

/** The documents that the requested lines name, and for combos those of their parts. */
export interface CatalogueItems {
  products: ReadonlyMap<string, Product>;
  combos: ReadonlyMap<string, Combo>;
}

export interface PricedCart {
  /** The lines that can be sold now, at today's prices, without those that are gone or sold out. */
  lines: PricedLine[];
  /** The differences from the request. */
  changes: LineChange[];
}

const fold = (text: string) => text.trim().toLowerCase();

/** The variant of a line: by SKU, otherwise by label or id, otherwise the product's first. */
export function findVariant(
  { sku, variants }: Pick<Product, 'sku' | 'variants'>,
  requested: Pick<RequestedLine, 'sku' | 'variant'>,
): Variant | undefined {
  if (requested.sku) return variants.find((variant) => variant.sku === requested.sku);
  const name = fold(requested.variant);
  if (name) return variants.find((variant) => fold(variant.label) === name || fold(variant.id) === name);
  return variants.find((variant) => variant.sku === sku) ?? variants[0];
}

/** The units of each SKU in a combo, or null when a part is gone. */
export function comboParts(combo: Combo, products: CatalogueItems['products']): PricedLine['parts'] | null {
  const units = new Map<string, number>();
  for (const item of combo.items) {
    const sku = partVariant(item, products)?.sku;
    if (!sku) return null;
    units.set(sku, (units.get(sku) ?? 0) + item.quantity);
  }
  return units.size > 0 ? [...units].map(([sku, quantity]) => ({ sku, quantity })) : null;
}

function sellProduct(requested: RequestedLine, product: Product): PricedLine | null {
  const variant = findVariant(product, requested);
  if (product.status !== 'active' || !variant) return null;
  const { id, name, category, hsn, gstRate, mainImage } = product;
  return {
    category,
    kind: 'product',
    id,
    name,
    variant: variant.label,
    sku: variant.sku,
    hsn,
    gstRate,
    mainImage,
    unitPrice: toPaise(variant.price),
    quantity: requested.quantity,
    parts: [{ sku: variant.sku, quantity: 1 }],
  };
}

function sellCombo(
  requested: RequestedLine,
  combo: Combo,
  products: CatalogueItems['products'],
): PricedLine | null {
  const parts = comboParts(combo, products);
  if (!isComboOnSale(combo, products) || !parts) return null;
  const { id, name, sku, hsn, gstRate, mainImage } = combo;
  return {
    category: '',
    kind: 'combo',
    id,
    name,
    variant: '',
    sku,
    hsn,
    gstRate,
    mainImage,
    parts,
    unitPrice: toPaise(combo.price),
    quantity: requested.quantity,
  };
}

function sell(requested: RequestedLine, { products, combos }: CatalogueItems): PricedLine | null {
  const product = requested.kind === 'combo' ? undefined : products.get(requested.id);
  if (product) return sellProduct(requested, product);
  const combo = requested.kind === 'product' ? undefined : combos.get(requested.id);
  return combo ? sellCombo(requested, combo, products) : null;
}

/** The SKU by which the client identifies the line. */
function skuFor(requested: RequestedLine, line: PricedLine): string {
  return line.kind === 'combo' ? requested.sku || line.sku : requested.sku;
}

/** Today's price of the line when the client shows another; null otherwise. */
function priceChange(requested: RequestedLine, line: PricedLine): LineChange | null {
  const shown = toPaise(requested.shownPrice);
  const right =
    shown === line.unitPrice ||
    (requested.mayBeLineTotal && shown === times(line.unitPrice, requested.quantity));
  if (right) return null;
  const { id, name } = line;
  const now = toRupees(line.unitPrice);
  return { kind: 'price', id, sku: skuFor(requested, line), name, was: requested.shownPrice, now };
}

/**
 * Prices the lines at the shop's prices, with no more units than the levels have, first line first. `levels`
 * has every SKU that the lines take; a missing one counts as 0. Tax is at the rates of `day` in India.
 */
export function priceCart(
  requestedLines: readonly RequestedLine[],
  catalogue: CatalogueItems,
  levels: readonly Pick<StockLevel, 'sku' | 'available'>[],
  day = '',
): PricedCart {
  const left = new Map(levels.map((level) => [level.sku, level.available]));
  const priced: PricedCart = { lines: [], changes: [] };
  for (const requested of requestedLines) {
    const line = sell(requested, catalogue);
    if (!line) {
      priced.changes.push({
        kind: 'gone',
        id: requested.id,
        sku: requested.sku,
        name: requested.name || requested.id,
      });
      continue;
    }
    const price = priceChange(requested, line);
    if (price) priced.changes.push(price);
    const max = Math.min(...line.parts.map((part) => Math.floor((left.get(part.sku) ?? 0) / part.quantity)));
    const quantity = Math.max(0, Math.min(line.quantity, max));
    if (quantity < line.quantity) {
      const { id, name } = line;
      const sku = skuFor(requested, line);
      priced.changes.push({ kind: 'stock', id, sku, name, wanted: line.quantity, available: quantity });
    }
    for (const part of line.parts) left.set(part.sku, (left.get(part.sku) ?? 0) - part.quantity * quantity);
    if (quantity > 0) priced.lines.push({ ...line, quantity });
  }
  return { ...priced, lines: withRatesOn(priced.lines, catalogue, day) };
}

/** The SKUs of the requested lines, each once. */
export function skusTaken(requestedLines: readonly RequestedLine[], catalogue: CatalogueItems): string[] {
  const parts = requestedLines.flatMap((requested) => sell(requested, catalogue)?.parts ?? []);
  return [...new Set(parts.map((part) => part.sku))];
}

/** The stock that the products show. */
export function shownStockLevels(products: Iterable<Product>): Pick<StockLevel, 'sku' | 'available'>[] {
  return [...products].flatMap((product) =>
    product.variants.map((variant) => ({ sku: variant.sku, available: variant.stock })),
  );
}
