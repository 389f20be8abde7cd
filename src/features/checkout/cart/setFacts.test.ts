import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
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
const aProduct = (id: string, name: string, of: ReturnType<typeof variant>) =>
  ({ id, name, mainImage: `/${id}.webp`, variants: [of] }) as ProductSummary;
const serum = aProduct('serum', 'Amla Serum', variant('30 ml', 649));
const cream = aProduct('cream', 'Kokum Cream', variant('50 g', 449));
const items = [
  { productId: 'serum', variantId: 'm', quantity: 1 },
  { productId: 'cream', variantId: 'm', quantity: 2 },
];
const set = { id: 'set', price: 1299, items } as ComboSummary;
const catalogue = { products: [serum, cream], combos: [set] };
const line = anItem({ id: 'set', kind: 'combo', price: 1299, quantity: 1, variant: '' });

it('lists the parts of a combo with their separate prices, and the saving on them', () => {
  expect(setFacts(line, catalogue)).toEqual({
    parts: [
      { key: 'serum/m', text: 'Amla Serum, 30\u00a0ml', image: '/serum.webp', price: '₹649' },
      { key: 'cream/m', text: '2 × Kokum Cream, 50\u00a0g', image: '/cream.webp', price: '₹898' },
    ],
    saving: '₹248',
  });
});

it.each([
  ['two units save twice as much', { ...line, quantity: 2 }, catalogue, '₹496'],
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
