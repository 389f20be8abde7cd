import { aProduct } from '@/domain/catalogue/draft/testing';
import type { AdminItem } from '@/services/admin/catalogue/createCatalogueAdmin';
import type { ProductForm, VariantForm } from '@/features/admin/catalogue/form/forms';
import { formOf } from '../formDrafts';
import { keepNew } from './keepNew';

const small: VariantForm = { id: 's', label: '30 ml', sku: 'S-1', price: '180', mrp: '200', stock: '4' };
const large: VariantForm = { id: 'l', label: '100 ml', sku: 'L-1', price: '400', mrp: '450', stock: '9' };
const added: VariantForm = { ...large, id: '', label: '200 ml', sku: 'X-1' };

/** The stored item with two sizes; orders hold three units of the large one. */
const product = aProduct();
const sizes = [small, large].map(({ price, mrp, stock, ...size }) => {
  return { ...product.variants[0]!, ...size, price: Number(price), mrp: Number(mrp), stock: Number(stock) };
});
const item = {
  kind: 'products',
  product: { ...product, slug: 'mist', variants: sizes },
  levels: [{ sku: 'L-1', available: 6, reserved: 2, sold: 1 }],
  waiting: [],
  combos: [],
} as unknown as AdminItem;
const form = formOf(item) as ProductForm;
const isNew = (size: VariantForm) => ({ ...size, id: '' });

test.each<[string, VariantForm[], Partial<VariantForm>[]]>([
  ['the sizes as they were sent', [small, large], [small, { ...large, stock: '6' }]],
  ['the sizes in another order', [large, small], [{ id: 'l', sku: 'L-1' }, small]],
  ['a corrected SKU', [small, { ...large, sku: 'L-2' }], [small, { id: 'l', sku: 'L-2', stock: '9' }]],
  ['one size more', [small, large, added], [{ id: 's' }, { id: 'l' }, { id: '', sku: 'X-1' }]],
  ['a size put before', [added, small, large], [{ id: '', sku: 'X-1' }, { id: 's' }, { id: 'l' }]],
])('a new item that is stored already keeps %s', (_name, typed, variants) => {
  const mine = { ...form, slug: '', subtitle: '', variants: typed.map(isNew) };
  const kept = keepNew(mine, item) as ProductForm;
  expect(kept).toMatchObject({ slug: 'mist', subtitle: '', variants });
  expect(kept.variants).toHaveLength(variants.length);
});
