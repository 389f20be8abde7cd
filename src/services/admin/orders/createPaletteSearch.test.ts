import type { OrderRow } from '@/domain/admin/orderList/row';
import type { CustomerRow } from '@/domain/admin/customers/row';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { fail, ok } from '../../result';
import { createPaletteSearch } from './createPaletteSearch';

const orders = Array.from({ length: 7 }, (_, at) => ({ id: `GLM${at}` }) as OrderRow);
const customers = Array.from({ length: 7 }, (_, at) => ({ uid: `u${at}` }) as CustomerRow);
const products = Array.from({ length: 7 }, (_, at) => ({ id: `p${at}` }) as CatalogueRow);
const down = async () => fail({ kind: 'network' as const });
const search = jest.fn(async () => ok({ orders, customers, isFuzzy: false }));
const list = jest.fn(async () => ok({ rows: products, page: 1, pages: 1, total: 7 } as never));
beforeEach(() => jest.clearAllMocks());

test('orders, customers and products are searched at once, and five of each are enough', async () => {
  const answer = await createPaletteSearch({ search }, { list }).search('rose', true);
  expect(search).toHaveBeenCalledWith('rose');
  if (!answer.ok) throw new Error('The search failed');
  expect(Object.values(answer.value).map((found) => found.length)).toEqual([5, 5, 5]);
});

test('without a right to the catalogue no products are asked for', async () => {
  const answer = await createPaletteSearch({ search }, { list }).search('rose', false);
  expect(answer).toMatchObject({ ok: true, value: { products: [] } });
  expect(list).not.toHaveBeenCalled();
  expect(await createPaletteSearch({ search: down }, { list }).search('rose', false)).toEqual(
    fail({ kind: 'network' }),
  );
});

test('one search that fails leaves the other’s answer; both are a failure', async () => {
  const half = await createPaletteSearch({ search: down }, { list }).search('rose', true);
  expect(half.ok && half.value.products).toHaveLength(5);
  expect(await createPaletteSearch({ search: down }, { list: down }).search('rose', true)).toEqual(
    fail({ kind: 'network' }),
  );
});
