import fc from 'fast-check';
import type { Variant } from '../catalogue/catalogue';
import { MAX_PICKS, routinePicks, type PickedFrom } from './routinePicks';

const variant = (sku: string, stock = 5): Variant => ({
  id: sku,
  label: '50 ml',
  sku,
  price: 300,
  mrp: 300,
  stock,
});
const one = (id: string, category: string, change: Partial<PickedFrom> = {}): PickedFrom => ({
  id,
  category,
  name: id,
  mainImage: '',
  concerns: [],
  skinTypes: [],
  rating: 4,
  variants: [variant(id)],
  ...change,
});

const wash = one('wash', 'Face wash', { concerns: ['Dryness'], skinTypes: ['Dry'] });
const serum = one('serum', 'Serum');
const cream = one('cream', 'Moisturizer');
const sun = one('sun', 'Sunscreen');
const lip = one('lip', 'Lip care');
const shop = [wash, serum, cream, sun, lip];
const held = (...ids: string[]) => ids.map((id) => ({ kind: 'product' as const, id }));
const picked = (
  cart: Parameters<typeof routinePicks>[0],
  products = shop,
  combos = [{ id: 'duo', items: [{ productId: 'serum' }, { productId: 'sun' }] }],
) => routinePicks(cart, products, combos).picks.map(({ product }) => product.id);

test.each<[string, Parameters<typeof routinePicks>[0], string[]]>([
  ['a wash lacks the other steps, in their order', held('wash'), ['serum', 'cream', 'sun']],
  ['all steps lack nothing', held('wash', 'serum', 'cream', 'sun'), []],
  ['what is no step of a routine begins none', held('lip'), []],
  ['an empty cart has no routine', [], []],
  ['a combo has the steps of its parts', [{ kind: 'combo', id: 'duo' }], ['wash', 'cream']],
  ['an unknown combo has none', [{ kind: 'combo', id: 'gone' }], []],
])('%s', (_, cart, expected) => {
  expect(picked(cart)).toEqual(expected);
});

test.each<[string, PickedFrom[], string]>([
  [
    'more shared concerns',
    [one('a', 'Serum', { rating: 5 }), one('z', 'Serum', { concerns: ['Dryness'], rating: 1 })],
    'z',
  ],
  [
    'then more shared skin types',
    [one('a', 'Serum', { rating: 5 }), one('z', 'Serum', { skinTypes: ['Dry'] })],
    'z',
  ],
  ['then the better score', [one('a', 'Serum', { rating: 3 }), one('z', 'serum', { rating: 4.5 })], 'z'],
  ['then the first id', [one('b', 'Serum'), one('a', 'Serum')], 'a'],
  ['what is in stock', [one('a', 'Serum', { variants: [variant('a', 0)] }), one('b', 'Serum')], 'b'],
])('%s decides', (_, serums, expected) => {
  expect(picked(held('wash'), [wash, ...serums])).toEqual([expected]);
});

test('the size in stock is added, at its price', () => {
  const two = one('serum', 'Serum', {
    variants: [variant('s', 0), { ...variant('l'), label: '100 ml', price: 500 }],
  });
  expect(routinePicks(held('wash'), [wash, two], []).picks).toMatchObject([
    { step: 'serum', line: { sku: 'l', variant: '100 ml', price: 500, quantity: 1 } },
  ]);
});

test('picks are few, in stock, not in the cart, one a step, and do not depend on the order of the catalogue', () => {
  const category = fc.constantFrom('Face wash', 'Serum', 'Moisturizer', 'Sunscreen', 'Mask');
  const product = fc.record({ category, stock: fc.nat(2), rating: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 20 }),
      fc.array(fc.nat(19), { maxLength: 4 }),
      (some, chosen) => {
        const products = some.map(({ category: of, stock, rating }, at) =>
          one(`p${at}`, of, { rating, variants: [variant(`p${at}`, stock)] }),
        );
        const cart = held(...chosen.map((at) => `p${at}`));
        const { has, picks } = routinePicks(cart, products, []);
        expect(picks.length).toBeLessThanOrEqual(MAX_PICKS);
        expect(new Set([...has, ...picks.map(({ step }) => step)]).size).toBe(has.length + picks.length);
        for (const { product: pick, variant: size } of picks) {
          expect(cart.some(({ id }) => id === pick.id)).toBe(false);
          expect(size.stock).toBeGreaterThan(0);
        }
        expect(routinePicks(cart, [...products].reverse(), [])).toEqual({ has, picks });
      },
    ),
  );
});
