import { BEST, bestOf } from './best';
import { emptyDay, type DaySales } from './daySales';

const item = (id: string, units: number, revenue: number) => ({
  [`product:${id}`]: { kind: 'product' as const, id, name: id.toUpperCase(), units, revenue },
});
const day = (over: Partial<DaySales>): DaySales => ({ ...emptyDay('2026-11-22'), ...over });

test('the best products are those with the highest total revenue', () => {
  const { bestSellers } = bestOf([
    day({ items: { ...item('a', 1, 900), ...item('b', 5, 600) } }),
    day({ items: { ...item('b', 5, 600), ...item('c', 9, 900) } }),
  ]);
  expect(bestSellers.map(({ id, units, revenue }) => [id, units, revenue])).toEqual([
    ['b', 10, 1200],
    ['c', 9, 900],
    ['a', 1, 900],
  ]);
});

test('coupons are sorted by their use', () => {
  const { coupons } = bestOf([
    day({ coupons: { TEN: { uses: 1, discount: 90 }, BOGO: { uses: 2, discount: 20 } } }),
    day({ coupons: { TEN: { uses: 1, discount: 10 } } }),
  ]);
  expect(coupons).toEqual([
    { code: 'TEN', uses: 2, discount: 100 },
    { code: 'BOGO', uses: 2, discount: 20 },
  ]);
});

test('a long list is cut to the first entries', () => {
  const items = Object.assign(
    {},
    ...Array.from({ length: 30 }, (_, n) => item(`p${n}`, 1, n)),
  ) as DaySales['items'];
  const { bestSellers } = bestOf([day({ items })]);
  expect(bestSellers).toHaveLength(BEST);
  expect(bestSellers[0]?.id).toBe('p29');
});
