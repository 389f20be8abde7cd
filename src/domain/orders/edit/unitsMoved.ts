import { comboParts, type CatalogueItems, type PricedLine } from '@/domain/cart/pricedCart';
import { release, reserve, unitsOf, type StoredUnits } from '@/domain/catalogue/stock';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { Order, OrderLine } from '../order/order';
import type { KeptLine } from './facts';

/** Units by SKU; negative for those that the order gives back. */
export type Moved = ReadonlyMap<string, number>;

type Parts = PricedLine['parts'];

function partsOf({ kind, id, sku }: OrderLine, catalogue: CatalogueItems): Parts | null {
  if (kind === 'product') return [{ sku, quantity: 1 }];
  const combo = catalogue.combos.get(id);
  return combo ? comboParts(combo, catalogue.products) : null;
}

/**
 * Returns the units that an edit takes and gives back. Null where a combo whose quantity changes has other
 * parts than the order reserved, so that its units are unknown.
 */
export function unitsMoved(
  { lines, reserved }: Pick<Order, 'lines' | 'reserved'>,
  kept: readonly KeptLine[],
  added: readonly PricedLine[],
  catalogue: CatalogueItems,
): Moved | null {
  const moved = new Map<string, number>();
  const move = (parts: Parts, units: number) => {
    for (const { sku, quantity } of parts) moved.set(sku, (moved.get(sku) ?? 0) + quantity * units);
  };
  const had = unitsOf(reserved);
  for (const [at, line] of lines.entries()) {
    const change = (kept.find((one) => one.line === at)?.quantity ?? 0) - line.quantity;
    if (change === 0) continue;
    const parts = partsOf(line, catalogue);
    const fits = parts?.every(({ sku, quantity }) => (had.get(sku) ?? 0) >= quantity * line.quantity);
    if (!parts || !fits) return null;
    move(parts, change);
  }
  for (const { parts, quantity } of added) move(parts, quantity);
  const gaveTooMuch = [...moved].some(([sku, units]) => (had.get(sku) ?? 0) + units < 0);
  return gaveTooMuch ? null : new Map([...moved].filter(([, units]) => units !== 0));
}

/** Returns an order's units after an edit. */
export function reservedAfter(reserved: StoredUnits, moved: Moved): StoredUnits {
  const units = new Map(unitsOf(reserved));
  for (const [sku, change] of moved) units.set(sku, (units.get(sku) ?? 0) + change);
  return Object.fromEntries([...units].filter(([, count]) => count > 0));
}

/** Moves units between an order and the stock; returns the SKUs that are short where there are too few. */
export function moveStock(
  levels: readonly StockLevel[],
  moved: Moved,
): { ok: true; levels: StockLevel[] } | { ok: false; short: { sku: string; available: number }[] } {
  const taken = reserve(levels, new Map([...moved].filter(([, units]) => units > 0)));
  if (!taken.ok) return { ok: false, short: taken.shortages };
  const given = levels.flatMap((level) => {
    const units = moved.get(level.sku) ?? 0;
    return units < 0 ? [release(level, -units)] : [];
  });
  return { ok: true, levels: [...taken.levels, ...given] };
}
