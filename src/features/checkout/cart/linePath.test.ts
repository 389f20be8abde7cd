import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { anItem } from '@/testing/builders';
import { linePath } from './linePath';

const variant = (id: string, sku: string) => ({ id, label: id, sku, price: 379, mrp: 449, stock: 5 });
const serum = {
  id: 'serum',
  variants: [variant('30-ml', 'SER-30'), variant('15-ml', 'SER-15')],
} as ProductSummary;
const catalogue = { products: [serum] };

it.each([
  ['a size', anItem({ sku: 'SER-15', variant: '15 ml' }), catalogue, '/product/serum?variant=15-ml'],
  ['the size that the page opens with', anItem({ sku: 'SER-30' }), catalogue, '/product/serum'],
  ['a product whose catalogue has not loaded', anItem(), undefined, '/product/serum'],
  ['a size that is sold no more', anItem({ sku: 'SER-99', variant: '99 ml' }), catalogue, '/product/serum'],
  ['a combo', anItem({ id: 'set', kind: 'combo', sku: '', variant: '' }), catalogue, '/combo/set'],
])('leads from the line of %s to its page', (_, item, known, path) => {
  expect(linePath(item, known)).toBe(path);
});
