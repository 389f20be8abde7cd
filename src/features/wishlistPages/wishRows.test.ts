import type { Wish } from '@/domain/wishlist/wishlist';
import { aCombo, aProduct } from '@/testing/catalogue';
import { listedItems, wishRows } from './wishRows';

const product = aProduct({ id: 'serum' });
const [variant] = product.variants;
const large = { ...variant!, id: 'large', label: '100 ml', sku: 'SER-100', price: 999 };
const onSale = {
  products: [product, aProduct({ id: 'mist', variants: [variant!, large] })],
  combos: [aCombo({ id: 'set', sku: 'SET', price: 900 })],
};
const wish = (changes: Partial<Wish> = {}): Wish => ({
  kind: 'product',
  id: 'serum',
  sku: variant!.sku,
  price: variant!.price + 50,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

it.each<[string, Partial<Wish>, number, string]>([
  ['a cheaper product', {}, 5000, ''],
  ['a dearer product', { price: 1 }, 0, ''],
  ['the saved size of several', { id: 'mist', sku: 'SER-100', price: 1049 }, 5000, '100 ml'],
  ['a size that is gone', { id: 'mist', sku: 'OTHER' }, 0, ''],
  ['a cheaper combo', { kind: 'combo', id: 'set', sku: 'SET', price: 1000 }, 10_000, ''],
])('%s', (_, changes, drop, size) => {
  expect(wishRows([wish(changes)], onSale)).toMatchObject({ rows: [{ drop, size }], gone: [] });
});

it('keeps apart what is no longer sold', () => {
  const gone = wish({ id: 'old' });
  const { rows, gone: found } = wishRows([gone, wish()], onSale);
  expect(rows.map(({ item }) => item.id)).toEqual(['serum']);
  expect(found).toEqual([gone]);
  expect(listedItems([gone, wish()], onSale)).toHaveLength(1);
});
