import { partVariant, type Combo, type Product, type StockLevel } from '@/domain/catalogue/catalogue';

export interface StockedLine {
  quantity: number;
  /** The stock that one unit takes: a product's own SKU, or each part of a combo. */
  parts: { sku: string; quantity: number }[];
}

/** Units by SKU. */
export type Units = ReadonlyMap<string, number>;

/** Units by SKU as documents hold them. Read them with `unitsOf`, which makes a Map, because a SKU may be 'constructor'. */
export type StoredUnits = Record<string, number>;

export const unitsOf = (stored: StoredUnits): Units => new Map(Object.entries(stored));
export const storedUnits = (units: Units): StoredUnits => Object.fromEntries(units);

/** Adds up the units of each SKU that the lines take together. */
export function unitsTaken(lines: readonly StockedLine[]): Units {
  const units = new Map<string, number>();
  for (const line of lines) {
    for (const { sku, quantity } of line.parts) {
      units.set(sku, (units.get(sku) ?? 0) + quantity * line.quantity);
    }
  }
  return units;
}

export interface Shortage {
  sku: string;
  available: number;
  requested: number;
}

/** Reserves all units, or returns the shortages and reserves none. */
export function reserve(
  levels: readonly StockLevel[],
  requested: Units,
): { ok: true; levels: StockLevel[] } | { ok: false; shortages: Shortage[] } {
  const bySku = new Map(levels.map((level) => [level.sku, level]));
  const shortages: Shortage[] = [];
  const next: StockLevel[] = [];
  for (const [sku, units] of requested) {
    const level = bySku.get(sku);
    const available = level?.available ?? 0;
    if (!level || available < units) shortages.push({ sku, available, requested: units });
    else next.push({ ...level, available: available - units, reserved: level.reserved + units });
  }
  return shortages.length > 0 ? { ok: false, shortages } : { ok: true, levels: next };
}

/** Gives reserved units back. */
export function release(level: StockLevel, units: number): StockLevel {
  const freed = Math.min(units, level.reserved);
  return { ...level, available: level.available + freed, reserved: level.reserved - freed };
}

/** Turns reserved units into sold ones when the parcel has left. */
export function sell(level: StockLevel, units: number): StockLevel {
  const released = Math.min(units, level.reserved);
  return { ...level, reserved: level.reserved - released, sold: level.sold + released };
}

/** Makes sold units available again after a return. */
export function takeBack(level: StockLevel, units: number): StockLevel {
  const back = Math.min(units, level.sold);
  return { ...level, available: level.available + back, sold: level.sold - back };
}

/** Returns the product with the stock shown taken from the levels. */
export function showStock(product: Product, levels: readonly StockLevel[]): Product {
  const bySku = new Map(levels.map((level) => [level.sku, level.available]));
  const variants = product.variants.map((v) => ({ ...v, stock: bySku.get(v.sku) ?? v.stock }));
  return { ...product, variants, stock: variants.reduce((total, v) => total + v.stock, 0) };
}

/** Returns how many units of a combo its parts allow. */
export function comboStock(
  combo: Pick<Combo, 'items'>,
  products: ReadonlyMap<string, Pick<Product, 'variants'>>,
): number {
  const counts = combo.items.map((part) => {
    const variant = partVariant(part, products);
    return variant ? Math.floor(variant.stock / part.quantity) : 0;
  });
  return counts.length === 0 ? 0 : Math.min(...counts);
}
