import type { ComboSummary, ProductSummary } from '@/domain/contracts/catalogue';
import { anItem } from '@/testing/builders';
import { setFacts } from './setFacts';

const variant = (label: string, price: number) => ({
  id: 'm',
  label,
  sku: label,
  price,
  mrp: price,
  stock: 5,
});
const serum = { id: 'serum', name: 'Amla Serum', variants: [variant('30 ml', 649)] } as ProductSummary;
const cream = { id: 'cream', name: 'Kokum Cream', variants: [variant('50 g', 449)] } as ProductSummary;
const items = [
  { productId: 'serum', variantId: 'm', quantity: 1 },
  { productId: 'cream', variantId: 'm', quantity: 2 },
];
const set = { id: 'set', price: 1299, items } as ComboSummary;
const catalogue = { products: [serum, cream], combos: [set] };
const line = anItem({ id: 'set', kind: 'combo', price: 1299, quantity: 1, variant: '' });

it('lists the parts of a combo and the saving on their separate prices', () => {
  expect(setFacts(line, catalogue)).toEqual({
    contents: 'Amla Serum 30\u00a0ml, 2 × Kokum Cream 50\u00a0g',
    saving: 'You save ₹248 on this set',
  });
});

it.each([
  ['two units save twice as much', { ...line, quantity: 2 }, catalogue, 'You save ₹496 on this set'],
  ['no saving where the combo costs more', { ...line, price: 1600 }, catalogue, ''],
  ['no saving where a part is unknown', line, { ...catalogue, products: [serum] }, ''],
])('computes the saving: %s', (_name, item, lists, saving) =>
  expect(setFacts(item, lists)?.saving).toBe(saving),
);

it.each([
  ['a product', anItem({ id: 'serum' }), catalogue],
  ['a combo that is no longer sold', { ...line, id: 'gone' }, catalogue],
  ['a combo before the catalogue has loaded', line, undefined],
])('is empty for %s', (_name, item, lists) => expect(setFacts(item, lists)).toBeNull());
