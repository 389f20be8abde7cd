import { unitsTaken, type StockedLine, type Units } from '../catalogue/stock';

/** How many units of a cart line are possible beside the other lines of the same SKUs. */
export interface LineRoom {
  /** Beside the lines before it, because orders are filled from the first line on. */
  stock: number;
  /** Beside all other lines. */
  most: number;
  /** Whether other lines leave it less than there is. */
  isShared: boolean;
}

/** How many of a line fit into these units. */
function fitsInto(units: (sku: string) => number, { parts }: StockedLine): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ sku, quantity }) => Math.floor(units(sku) / quantity))));
}

/** Shares the units out among the lines of a cart as `priceCart` does when they are ordered. */
export function shareStock(lines: readonly StockedLine[], available: Units): LineRoom[] {
  const availableUnits = (sku: string) => available.get(sku) ?? 0;
  const totalUnits = unitsTaken(lines);
  const left = new Map(available);
  return lines.map((line) => {
    const own = unitsTaken([line]);
    const stock = fitsInto((sku) => left.get(sku) ?? 0, line);
    const most = fitsInto(
      (sku) => availableUnits(sku) - (totalUnits.get(sku) ?? 0) + (own.get(sku) ?? 0),
      line,
    );
    const granted = Math.min(line.quantity, stock);
    for (const [sku, units] of unitsTaken([{ ...line, quantity: granted }])) {
      left.set(sku, (left.get(sku) ?? 0) - units);
    }
    return { stock, most, isShared: Math.min(stock, most) < fitsInto(availableUnits, line) };
  });
}
