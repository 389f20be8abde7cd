import { unitsTaken, type StockedLine, type Units } from '../catalogue/stock';

/** The possible units of a cart line, given the other lines of the same SKUs. */
export interface LineRoom {
  /** Given the lines before it, because an order fills its lines from the first one on. */
  stock: number;
  /** Given all other lines. */
  max: number;
  /** Whether other lines reduce the possible units. */
  isShared: boolean;
}

/** How many units of a line are possible with these units of stock. */
function fitsInto(units: (sku: string) => number, { parts }: StockedLine): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ sku, quantity }) => Math.floor(units(sku) / quantity))));
}

/** Distributes the stock over the cart's lines in the same way as `priceCart`. */
export function shareStock(lines: readonly StockedLine[], available: Units): LineRoom[] {
  const availableUnits = (sku: string) => available.get(sku) ?? 0;
  const totalUnits = unitsTaken(lines);
  const left = new Map(available);
  return lines.map((line) => {
    const own = unitsTaken([line]);
    const stock = fitsInto((sku) => left.get(sku) ?? 0, line);
    const max = fitsInto(
      (sku) => availableUnits(sku) - (totalUnits.get(sku) ?? 0) + (own.get(sku) ?? 0),
      line,
    );
    const granted = Math.min(line.quantity, stock);
    for (const [sku, units] of unitsTaken([{ ...line, quantity: granted }])) {
      left.set(sku, (left.get(sku) ?? 0) - units);
    }
    return { stock, max, isShared: Math.min(stock, max) < fitsInto(availableUnits, line) };
  });
}
