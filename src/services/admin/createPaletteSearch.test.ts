import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import type { OrderRow } from '@/domain/admin/orderList/row';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { fail, ok } from '../result';
import { createPaletteSearch } from './createPaletteSearch';

const rows = Array.from(
  { length: 7 },
  (_, at) => ({ id: `GLM${at}`, customer: 'Rose', city: 'Pune' }) as OrderRow,
);
const products = Array.from({ length: 7 }, (_, at) => ({ id: `p${at}` }) as CatalogueRow);
const down = async () => fail({ kind: 'network' as const });
const page = jest.fn(async () => ok({ rows, next: null, now: '' }));
const list = jest.fn(async () => ok({ rows: products, page: 1, pages: 1, total: 7 } as never));

test('orders and products are searched at once, and five of each are enough', async () => {
  const answer = await createPaletteSearch({ page }, { list }).search('rose');
  expect(page).toHaveBeenCalledWith({ ...ALL_ORDERS, q: 'rose' });
  expect(answer).toMatchObject({ ok: true, value: { customers: [] } });
  expect(answer.ok && [answer.value.orders.length, answer.value.products.length]).toEqual([5, 5]);
});

test.each(['98470 22613', 'rose@example.in'])('%s is one person, and all their orders count', async (q) => {
  const answer = await createPaletteSearch({ page }, { list }).search(q);
  expect(answer.ok && answer.value.customers).toEqual([{ name: 'Rose', city: 'Pune', orders: 7, q }]);
});

test('one search that fails leaves the other’s answer; both are a failure', async () => {
  const half = await createPaletteSearch({ page: down }, { list }).search('rose');
  expect(half.ok && half.value.products).toHaveLength(5);
  expect(await createPaletteSearch({ page: down }, { list: down }).search('rose')).toEqual(
    fail({ kind: 'network' }),
  );
});
