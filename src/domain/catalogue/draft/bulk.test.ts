import fc from 'fast-check';
import { bulkProblem, byPercent, changeDraft, type BulkChange } from './bulk';
import { aComboDraft, aProductDraft } from './testing';

const product = aProductDraft();
const combo = aComboDraft();
const two = aProductDraft({
  variants: [...product.variants, { id: 'b', label: 'B', sku: 'B-1', price: 99, mrp: 100, stock: 1 }],
});

test.each([
  [649, -10, 584],
  [645, 10, 710],
  [100.5, -50, 50],
  [0, 20, 0],
])('₹%d changed by %d percent is ₹%d', (price, percent, after) => {
  expect(byPercent(price, percent)).toBe(after);
});

test('a price after a percentage is whole rupees, and a reduction never raises it', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: -99, max: 100 }), (price, percent) => {
      const after = byPercent(price, percent);
      expect(Number.isInteger(after) && after >= 0).toBe(true);
      if (percent <= 0) expect(after).toBeLessThanOrEqual(price);
    }),
  );
});

test.each<[string, BulkChange, object]>([
  [
    'prices by percent, of every size',
    { kind: 'price', mode: 'percent', percent: -10 },
    { variants: [{ price: 270 }, { price: 89 }] },
  ],
  ['units set', { kind: 'stock', mode: 'set', units: 4 }, { variants: [{ stock: 4 }, { stock: 4 }] }],
  ['units added', { kind: 'stock', mode: 'add', units: 5 }, { variants: [{ stock: 15 }, { stock: 6 }] }],
  ['tags', { kind: 'tags', add: ['sale', 'NEW'], remove: ['gift'] }, { tags: ['new', 'sale'] }],
  ['tags taken away', { kind: 'tags', add: [], remove: ['New'] }, { tags: [] }],
  ['the status', { kind: 'status', status: 'archived' }, { status: 'archived' }],
])('%s', (_name, change, expected) => {
  expect(changeDraft(two, change)).toMatchObject({ ok: true, draft: expected });
});

test('an impossible bulk change is refused', () => {
  expect(changeDraft(two, { kind: 'price', mode: 'set', price: 5 })).toMatchObject({ ok: false });
  expect(changeDraft(product, { kind: 'price', mode: 'set', price: 5 })).toMatchObject({ ok: true });
  expect(changeDraft(two, { kind: 'stock', mode: 'add', units: -2 })).toEqual({
    ok: false,
    message: 'There are not that many of B.',
  });
  expect(changeDraft(combo, { kind: 'stock', mode: 'set', units: 1 })).toMatchObject({ ok: false });
  expect(changeDraft(combo, { kind: 'price', mode: 'percent', percent: 10 })).toMatchObject({
    draft: { price: 550 },
  });
});

test.each<[BulkChange, boolean]>([
  [{ kind: 'price', mode: 'percent', percent: -100 }, false],
  [{ kind: 'price', mode: 'percent', percent: 0 }, false],
  [{ kind: 'price', mode: 'percent', percent: 7.5 }, true],
  [{ kind: 'price', mode: 'set', price: 0 }, false],
  [{ kind: 'price', mode: 'set', price: 10 }, true],
  [{ kind: 'stock', mode: 'set', units: -1 }, false],
  [{ kind: 'stock', mode: 'set', units: 0 }, true],
  [{ kind: 'stock', mode: 'add', units: 0 }, false],
  [{ kind: 'stock', mode: 'add', units: -3 }, true],
  [{ kind: 'stock', mode: 'add', units: 0.5 }, false],
  [{ kind: 'tags', add: [], remove: [] }, false],
  [{ kind: 'status', status: 'draft' }, true],
])('the bulk change %j is valid: %s', (change, fine) => {
  expect(bulkProblem(change) === null).toBe(fine);
});

test.each<[BulkChange, RegExp]>([
  [{ kind: 'price', mode: 'set', price: 99_999_999 }, /at most ₹10,00,000/],
  [{ kind: 'stock', mode: 'add', units: 99_999_999 }, /at most 10,00,000 units/],
])('%j is refused with its limit', (change, text) => expect(bulkProblem(change)).toMatch(text));
