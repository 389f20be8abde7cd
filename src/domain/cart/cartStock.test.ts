import fc from 'fast-check';
import { priceCart, type CatalogueItems, type RequestedLine } from './pricedCart';
import { shareStock } from './cartStock';
import type { Combo, Product } from '../catalogue/catalogue';
import type { StockedLine } from '../catalogue/stock';

const single = (quantity: number): StockedLine => ({ quantity, parts: [{ sku: 'A', quantity: 1 }] });
const pair = (quantity: number): StockedLine => ({ quantity, parts: [{ sku: 'A', quantity: 2 }] });
const units = (available: number) => new Map([['A', available]]);

test('a product’s units are added to those in a combo', () => {
  expect(shareStock([single(8), pair(1)], units(10))).toEqual([
    { stock: 10, max: 8, isShared: true },
    { stock: 1, max: 1, isShared: true },
  ]);
  expect(shareStock([single(9), pair(1)], units(10))).toMatchObject([{ stock: 10, max: 8 }, { stock: 0 }]);
  expect(shareStock([single(3)], units(10))).toEqual([{ stock: 10, max: 10, isShared: false }]);
});

const SKUS = ['A', 'B', 'constructor'];
const sku = fc.constantFrom(...SKUS);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  parts: fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    selector: (part) => part.sku,
  }),
});
const stock = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12));
const levelsOf = (counts: readonly number[]) => SKUS.map((one, at) => [one, counts[at] ?? 0] as const);

/** The same lines as combos, with the products of their parts. */
function shopOf(lines: readonly StockedLine[]): { catalogue: CatalogueItems; requested: RequestedLine[] } {
  const products = SKUS.map((one) => ({
    id: `p-${one}`,
    status: 'active',
    variants: [{ id: 'v', sku: one }],
  })) as Product[];
  const combos = lines.map(({ parts }, at) => ({
    id: `c${at}`,
    name: `c${at}`,
    sku: `c${at}`,
    status: 'active',
    price: 1,
    items: parts.map((part) => ({ productId: `p-${part.sku}`, variantId: 'v', quantity: part.quantity })),
  })) as Combo[];
  const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]));
  const requested = lines.map(({ quantity }, at) => ({
    kind: 'combo' as const,
    id: `c${at}`,
    sku: '',
    variant: '',
    name: '',
    quantity,
    shownPrice: 1,
  }));
  return { catalogue: { products: byId(products), combos: byId(combos) }, requested: requested };
}

test('the cart and the order allocate the same units to each line', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), stock, (lines, counts) => {
      const rooms = shareStock(lines, new Map(levelsOf(counts)));
      const { catalogue, requested } = shopOf(lines);
      const levels = levelsOf(counts).map(([one, available]) => ({ sku: one, available }));
      const priced = priceCart(requested, catalogue, levels);
      const granted = new Map(priced.lines.map(({ id, quantity }) => [id, quantity]));
      const expected = lines.map((_, at) => granted.get(`c${at}`) ?? 0);
      expect(rooms.map(({ stock: room }, at) => Math.min(room, lines[at]?.quantity ?? 0))).toEqual(expected);
    }),
  );
});

test('raising a line to its maximum leaves no other line short', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), stock, fc.nat(4), (lines, counts, pick) => {
      const available = new Map(levelsOf(counts));
      const fits = (all: readonly StockedLine[]) =>
        shareStock(all, available).every(({ stock: room }, at) => (all[at]?.quantity ?? 0) <= room);
      fc.pre(fits(lines));
      const at = pick % lines.length;
      const { max } = shareStock(lines, available)[at] ?? { max: 0 };
      const raise = (quantity: number) => lines.map((one, n) => (n === at ? { ...one, quantity } : one));
      expect(fits(raise(max))).toBe(true);
      expect(fits(raise(max + 1))).toBe(false);
    }),
  );
});
