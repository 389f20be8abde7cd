import fc from 'fast-check';
import type { Product, StockLevel } from '@/domain/catalogue/catalogue';
import { comboStock, release, reserve, sell, showStock, storedUnits, unitsOf, unitsTaken } from './stock';

const level = (sku: string, available: number, reserved = 0): StockLevel => ({
  sku,
  available,
  reserved,
  sold: 0,
});

describe('unitsTaken', () => {
  it('adds up the units of lines and combo parts', () => {
    expect(
      unitsTaken([
        { quantity: 2, parts: [{ sku: 'A', quantity: 1 }] },
        {
          quantity: 3,
          parts: [
            { sku: 'A', quantity: 1 },
            { sku: 'B', quantity: 2 },
          ],
        },
      ]),
    ).toEqual(
      new Map([
        ['A', 5],
        ['B', 6],
      ]),
    );
  });
});

const hostile = fc.constantFrom('constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', 'A');

describe('SKUs such as `constructor`', () => {
  it('are added up, stored and read like any other', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostile, fc.integer({ min: 1, max: 50 }))), (requested) => {
        const taken = unitsTaken(
          requested.map(([sku, quantity]) => ({ quantity, parts: [{ sku, quantity: 1 }] })),
        );
        for (const [sku, units] of taken) {
          const own = requested.filter(([other]) => other === sku).map(([, quantity]) => quantity);
          expect(units).toBe(own.reduce((total, quantity) => total + quantity, 0));
        }
        expect(unitsOf(storedUnits(taken))).toEqual(taken);
        const levels = [...taken.keys()].map((sku) => level(sku, 10_000));
        const reserved = reserve(levels, taken);
        expect(reserved.ok && reserved.levels.map(({ sku, reserved: units }) => [sku, units])).toEqual([
          ...taken,
        ]);
      }),
    );
  });
});

describe('reserve', () => {
  it('reserves all units or none', () => {
    expect(reserve([level('A', 5), level('B', 1)], unitsOf({ A: 2, B: 2 }))).toEqual({
      ok: false,
      shortages: [{ sku: 'B', available: 1, requested: 2 }],
    });
    expect(reserve([level('A', 5)], unitsOf({ A: 5 }))).toEqual({ ok: true, levels: [level('A', 0, 5)] });
  });

  it('treats a SKU without a stock document as sold out', () => {
    expect(reserve([], unitsOf({ X: 1 }))).toEqual({
      ok: false,
      shortages: [{ sku: 'X', available: 0, requested: 1 }],
    });
  });

  it('keeps the sum of available, reserved and sold, and is undone by release', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.integer({ min: 1, max: 100 }), (available, requested) => {
        const before = level('A', available);
        const taken = reserve([before], unitsOf({ A: requested }));
        if (!taken.ok) return expect(requested).toBeGreaterThan(available);
        const [after] = taken.levels;
        expect(after!.available + after!.reserved).toBe(available);
        expect(after!.available).toBeGreaterThanOrEqual(0);
        return expect(release(after!, requested)).toEqual(before);
      }),
    );
  });

  it('never frees more than is reserved', () => {
    expect(release(level('A', 1, 1), 5)).toEqual(level('A', 2, 0));
  });
});

describe('sell', () => {
  it('turns reserved units into sold units', () => {
    expect(sell(level('A', 3, 5), 2)).toEqual({ sku: 'A', available: 3, reserved: 3, sold: 2 });
  });

  it('sells at most the reserved units and keeps the sum', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(100), (available, reserved, units) => {
        const after = sell(level('A', available, reserved), units);
        expect(after.reserved).toBeGreaterThanOrEqual(0);
        expect(after.available).toBe(available);
        expect(after.reserved + after.sold).toBe(reserved);
      }),
    );
  });
});

describe('the displayed stock', () => {
  const product = {
    id: 'p',
    stock: 9,
    variants: [
      { id: 's', sku: 'S', stock: 4 },
      { id: 'l', sku: 'L', stock: 5 },
    ],
  } as Product;

  it('follows the stock levels', () => {
    expect(showStock(product, [level('S', 1)])).toMatchObject({
      stock: 6,
      variants: [{ stock: 1 }, { stock: 5 }],
    });
  });

  it('of a combo is that of its scarcest part', () => {
    const products = new Map([['p', product]]);
    expect(
      comboStock(
        {
          items: [
            { productId: 'p', variantId: 's', quantity: 2 },
            { productId: 'p', variantId: 'l', quantity: 1 },
          ],
        },
        products,
      ),
    ).toBe(2);
    expect(comboStock({ items: [{ productId: 'gone', variantId: 's', quantity: 1 }] }, products)).toBe(0);
    expect(comboStock({ items: [] }, products)).toBe(0);
  });
});
