import fc from 'fast-check';
import type { CatalogueStatus, Combo, Product } from './catalogue';
import { combosThatNeed, isComboOnSale, partsOffSale, offSaleSentence } from './comboSale';

const status = fc.constantFrom<CatalogueStatus>('active', 'draft', 'archived');
const id = fc.constantFrom<string>('a', 'b', 'c', '__proto__');
const products = fc
  .uniqueArray(fc.record({ id, status }), {
    selector: (one) => one.id,
  })
  .map((all) => new Map(all.map((one) => [one.id, { ...one, variants: [{ id: 'v' }] } as Product])));
const part = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
  variantId: fc.constantFrom('v', 'v', 'v', 'gone'),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const combo = fc
  .record({ status, items: fc.array(part, { maxLength: 4 }) })
  .map((one) => ({ ...one, name: 'Set' }) as Pick<Combo, 'name' | 'status' | 'items'>);

test('a combo is on sale only if it and all its parts are', () => {
  fc.assert(
    fc.property(combo, products, (one, shop) => {
      const parts = one.items.map(
        ({ productId, variantId }) => shop.get(productId)?.status === 'active' && variantId === 'v',
      );
      expect(isComboOnSale(one, shop)).toBe(
        one.status === 'active' && parts.length > 0 && !parts.includes(false),
      );
      expect(partsOffSale(one, shop)).toHaveLength(parts.filter((onSale) => !onSale).length);
    }),
  );
});

test('the combos that depend on a product are those that archiving it takes off sale', () => {
  fc.assert(
    fc.property(fc.array(combo), products, fc.constantFrom<string>('a', 'b'), (combos, shop, product) => {
      const its = { ...(shop.get(product) ?? { variants: [{ id: 'v' }] }), id: product } as Product;
      const before = new Map([...shop, [product, { ...its, status: 'active' as const }]]);
      const after = new Map([...shop, [product, { ...its, status: 'archived' as const }]]);
      const leaving = combos.filter((one) => isComboOnSale(one, before) && !isComboOnSale(one, after));
      expect(new Set(combosThatNeed(new Set([product]), combos, before))).toEqual(new Set(leaving));
    }),
  );
});

test('the message names the combos that went off sale, and counts them if they are many', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(offSaleSentence([])).toBe('');
  expect(offSaleSentence(['A'])).toBe('The combo A went off sale too.');
  expect(offSaleSentence(['A', 'B'])).toBe('2 combos went off sale too: A and B.');
  expect(offSaleSentence(names)).toBe('7 combos went off sale too: A, B, C, D, E and 2 more.');
});
