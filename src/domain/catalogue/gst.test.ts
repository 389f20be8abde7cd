import fc from 'fast-check';
import { comboRateOn, hasTariffRates, rateOn, withRatesOn } from './gst';

const toner = {
  gstRate: 18,
  gstRates: [
    { from: '2027-04-01', rate: 12 },
    { from: '2026-12-01', rate: 5 },
  ],
};

test.each([
  ['', 18],
  ['2026-11-30', 18],
  ['2026-12-01', 5],
  ['2027-03-31', 5],
  ['2027-04-01', 12],
  ['2030-01-01', 12],
])('on %p a product is taxed at %p percent', (day, rate) => expect(rateOn(toner, day)).toBe(rate));

test('a product without rate changes has one rate', () => {
  expect(rateOn({ gstRate: 5 }, '2026-12-01')).toBe(5);
});

test.each([
  [18, undefined, true],
  [15, undefined, false],
  [18, 12, true],
  [18, 13, false],
])('a rate of %p, then %p: in the tariff %p', (gstRate, next, isIn) => {
  const gstRates = next === undefined ? undefined : [{ from: '2027-04-01', rate: next }];
  expect(hasTariffRates({ gstRate, gstRates })).toBe(isIn);
});

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-12-${String(n).padStart(2, '0')}`);
const rate = fc.constantFrom(0, 5, 12, 18, 28);
const product = fc.record({
  gstRate: rate,
  gstRates: fc.uniqueArray(fc.record({ from: day, rate }), { selector: ({ from }) => from, maxLength: 4 }),
});
const IDS = ['a', 'b', 'constructor'];

test('a combo has the highest rate of its parts on every day, regardless of its own', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 3, maxLength: 3 }), fc.subarray(IDS), day, (own, ids, on) => {
      const products = new Map(IDS.map((id, at) => [id, own[at]!]));
      const items = ids.map((productId) => ({ productId, variantId: 'v', quantity: 1 }));
      const rates = ids.map((id) => rateOn(products.get(id)!, on));
      expect(comboRateOn({ items }, products, on)).toBe(rates.length > 0 ? Math.max(...rates) : null);
      const line = { kind: 'combo' as const, id: 'set', gstRate: 3 };
      const [taxed] = withRatesOn([line], { products, combos: new Map([['set', { items }]]) }, on);
      expect(taxed?.gstRate).toBe(rates.length > 0 ? Math.max(...rates) : 3);
    }),
  );
});

test('a line of an unknown product keeps its rate', () => {
  const line = { kind: 'product' as const, id: 'constructor', gstRate: 18 };
  expect(withRatesOn([line], { products: new Map(), combos: new Map() }, '2026-12-01')).toEqual([line]);
});
