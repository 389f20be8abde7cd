import { addSales, emptyDay, NO_SALES, sumOf, type DaySales } from './daySales';

const one: DaySales = {
  day: '2026-11-22',
  ...NO_SALES,
  placed: 1,
  orders: 1,
  kept: 1,
  revenue: 50_000,
  items: { 'product:a': { kind: 'product', id: 'a', name: 'A', units: 2, revenue: 50_000 } },
  coupons: { TEN: { uses: 1, discount: 500 } },
};

test('adding and subtracting figures restores the day', () => {
  const two = addSales(one, one);
  expect(two).toMatchObject({ placed: 2, revenue: 100_000, items: { 'product:a': { units: 4 } } });
  expect(two.coupons).toEqual({ TEN: { uses: 2, discount: 1000 } });
  expect(addSales(two, one, -1)).toEqual(one);
  // Entries with zero sums are dropped.
  expect(addSales(one, one, -1)).toEqual(emptyDay('2026-11-22'));
});

test('the sum of several days omits the products', () => {
  expect(sumOf([one, { ...one, checkouts: 3 }])).toEqual({
    ...NO_SALES,
    placed: 2,
    orders: 2,
    kept: 2,
    revenue: 100_000,
    checkouts: 3,
  });
  expect(sumOf([])).toEqual(NO_SALES);
});
