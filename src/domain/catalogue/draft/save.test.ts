import fc from 'fast-check';
import type { StockLevel } from '../catalogue';
import type { ProductDraft } from './draft';
import { decideCombo, decideProduct, type ProductFacts } from './save';
import { aCombo, aComboDraft, aProduct, aProductDraft, NOW } from './testing';
import { draftOfCombo, draftOfProduct } from './toStored';

const stored = aProduct();
const level = (available: number, reserved = 0, sold = 0): StockLevel => ({
  sku: 'MIST-100',
  available,
  reserved,
  sold,
});
const facts = (change: Partial<ProductFacts> = {}): ProductFacts => ({
  stored,
  levels: [level(10, 2, 3)],
  owners: new Map(),
  combos: new Map(),
  ...change,
});
const request = (draft: ProductDraft, seen: Record<string, number> = { 'MIST-100': 10 }) => ({
  id: stored.id,
  draft,
  version: stored.updatedAt,
  now: NOW,
  seen,
});
const small = { id: '50-ml', label: '50 ml', sku: 'MIST-50', price: 180, mrp: 200, stock: 7 };
const units = (stock: number) => aProductDraft({ variants: [{ ...aProductDraft().variants[0]!, stock }] });

test('a save keeps internal fields and sets a new version', () => {
  const rated = { ...stored, rating: 4.6, ratingCount: 388 };
  const decision = decideProduct(facts({ stored: rated }), request(aProductDraft({ name: 'Rose Fog' })));
  expect(decision).toMatchObject({
    kind: 'saved',
    stored: {
      name: 'Rose Fog',
      rating: 4.6,
      ratingCount: 388,
      createdAt: stored.createdAt,
      sku: 'MIST-100',
      price: 300,
    },
    levels: [level(10, 2, 3)],
  });
  expect(decision.kind === 'saved' && decision.stored.updatedAt).toBe(NOW.toISOString());
});

test('a clock that is set back repeats no version', () => {
  const decision = decideProduct(facts(), { ...request(aProductDraft({ label: 'New' })), now: new Date(0) });
  expect(decision.kind === 'saved' && decision.stored.updatedAt > stored.updatedAt).toBe(true);
});

test('a save with an old version is a conflict and overwrites nothing', () => {
  const decision = decideProduct(facts(), {
    ...request(aProductDraft({ name: 'Mine' })),
    version: '2026-10-01T00:00:00.000Z',
  });
  expect(decision).toEqual({ kind: 'conflict', stored });
});

test('a repeated save is unchanged, although its version is old by then', () => {
  const twice = { ...request(units(12)), version: '2026-10-01T00:00:00.000Z' };
  expect(decideProduct(facts({ levels: [level(12)] }), twice).kind).toBe('unchanged');
  expect(decideProduct(facts({ levels: [level(11, 1)] }), twice).kind).toBe('conflict');
});

test.each([
  ['10 seen, 15 wanted, 3 sold meanwhile', 10, 15, 7, 12],
  ['5 taken away', 10, 5, 10, 5],
])('%s', (_name, seen, requested, current, after) => {
  const decision = decideProduct(
    facts({ levels: [level(current, 5)] }),
    request(units(requested), { 'MIST-100': seen }),
  );
  expect(decision).toMatchObject({ kind: 'saved', levels: [level(after, 5)], stored: { stock: after } });
});

test('a stock change cannot remove more units than there are', () => {
  const decision = decideProduct(facts({ levels: [level(3)] }), request(units(2)));
  expect(decision).toMatchObject({
    kind: 'refused',
    problems: [{ field: 'variants.0.stock', message: expect.stringContaining('Only 3 are left') }],
  });
});

test('stock changes by the admin’s difference only, whatever is sold meanwhile', () => {
  const nat = fc.nat(50);
  fc.assert(
    fc.property(nat, nat, nat, nat, nat, (seen, requested, available, reserved, sold) => {
      const before = level(available, reserved, sold);
      const decision = decideProduct(
        facts({ levels: [before] }),
        request(units(requested), { 'MIST-100': seen }),
      );
      if (decision.kind === 'unchanged') return expect(requested).toBe(seen);
      if (decision.kind !== 'saved') return expect(available + requested - seen).toBeLessThan(0);
      const [after] = decision.levels;
      return expect(after).toEqual({ ...before, available: available + requested - seen });
    }),
  );
});

test('a new size starts with its own units, and a size with units cannot be removed', () => {
  const two = aProductDraft({ variants: [...aProductDraft().variants, small] });
  expect(decideProduct(facts(), request(two))).toMatchObject({
    kind: 'saved',
    levels: [{ sku: 'MIST-100' }, { sku: 'MIST-50', available: 7, reserved: 0, sold: 0 }],
    stored: { stock: 17 },
  });
  const other = aProductDraft({ variants: [small] });
  expect(decideProduct(facts(), request(other))).toMatchObject({
    kind: 'refused',
    problems: [
      { field: 'variants', message: expect.stringContaining('10 of “100 ml” (MIST-100) are in stock') },
    ],
  });
  expect(decideProduct(facts({ levels: [level(0, 0, 2)] }), request(other)).kind).toBe('saved');
  const combos = new Map([['100-ml', 'Two mists']]);
  expect(decideProduct(facts({ levels: [level(0)], combos }), request(other))).toMatchObject({
    problems: [{ field: 'variants', message: expect.stringContaining('part of Two mists') }],
  });
});

test('a size keeps its SKU while open orders hold units of it, which come back if they are cancelled', () => {
  const [own] = aProductDraft().variants;
  const changed = aProductDraft({ variants: [{ ...own!, sku: 'MIST-101', stock: 0 }] });
  for (const draft of [changed, aProductDraft({ variants: [small] })]) {
    const message = '3 of “100 ml” (MIST-100) are in open orders: send or cancel these first.';
    expect(decideProduct(facts({ levels: [level(0, 3)] }), request(draft))).toEqual({
      kind: 'refused',
      problems: [{ field: 'variants', message }],
    });
    expect(decideProduct(facts({ levels: [level(0, 1)] }), request(draft))).toMatchObject({
      problems: [
        {
          message: expect.stringContaining('1 of “100 ml” (MIST-100) is in an open order: send or cancel it'),
        },
      ],
    });
    expect(decideProduct(facts({ levels: [level(0)] }), request(draft)).kind).toBe('saved');
  }
  expect(decideProduct(facts({ levels: [level(0, 3)] }), request(units(5), { 'MIST-100': 0 })).kind).toBe(
    'saved',
  );
});

test('a SKU of another product is refused by name', () => {
  const owners = new Map([['MIST-100', 'Rose Toner']]);
  expect(
    decideProduct(facts({ stored: null, levels: [], owners }), {
      ...request(aProductDraft()),
      version: null,
    }),
  ).toEqual({
    kind: 'refused',
    problems: [{ field: 'variants.0.sku', message: 'MIST-100 is already the SKU of Rose Toner.' }],
  });
});

test('an unchanged save sets no new version, whatever was sold meanwhile', () => {
  const same = request(draftOfProduct(stored));
  expect(decideProduct(facts({ levels: [level(10)] }), same)).toEqual({ kind: 'unchanged', stored });
  expect(decideProduct(facts({ levels: [level(6, 4)] }), same)).toMatchObject({
    kind: 'unchanged',
    stored: { stock: 6, updatedAt: stored.updatedAt },
  });
  expect(decideProduct(facts({ levels: [level(10)] }), request(units(11)))).toMatchObject({ kind: 'saved' });
});

describe('a combo', () => {
  const combo = aCombo();
  const comboFacts = {
    stored: combo,
    owners: new Map<string, string>(),
    products: new Map([[stored.id, stored]]),
  };
  const comboWish = {
    id: combo.id,
    draft: aComboDraft({ name: 'Three mists' }),
    version: combo.updatedAt,
    now: NOW,
  };

  test('gets a new version only when it changes', () => {
    const same = decideCombo(comboFacts, { ...comboWish, draft: draftOfCombo(combo) });
    expect(same).toEqual({ kind: 'unchanged', stored: combo });
    expect(decideCombo(comboFacts, comboWish)).toEqual({
      kind: 'saved',
      stored: { ...combo, name: 'Three mists', updatedAt: NOW.toISOString() },
      levels: [],
    });
  });

  test.each([
    ['a product that is gone', new Map(), /not there any more/],
    ['a size that is gone', new Map([[stored.id, { ...stored, variants: [] }]]), /no such size/],
    [
      'a product that is not on sale',
      new Map([[stored.id, { ...stored, status: 'draft' as const }]]),
      /not on sale/,
    ],
  ])('with %s is refused', (_name, products, message) => {
    expect(decideCombo({ ...comboFacts, products }, comboWish)).toMatchObject({
      kind: 'refused',
      problems: [{ field: 'items.0.productId', message: expect.stringMatching(message) }],
    });
  });

  test('may contain draft products as a draft, and an old version overwrites nothing', () => {
    const products = new Map([[stored.id, { ...stored, status: 'draft' as const }]]);
    const draft = aComboDraft({ status: 'draft' });
    expect(decideCombo({ ...comboFacts, products }, { ...comboWish, draft }).kind).toBe('saved');
    expect(decideCombo(comboFacts, { ...comboWish, version: null })).toEqual({
      kind: 'conflict',
      stored: combo,
    });
  });
});
