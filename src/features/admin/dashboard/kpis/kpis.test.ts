import { NO_SALES } from '@/domain/admin/sales/daySales';
import { kpisOf } from './kpis';

const now = {
  placed: 12,
  orders: 10,
  kept: 8,
  cod: 6,
  rto: 2,
  arrived: 8,
  inTime: 6,
  revenue: 12_345_050,
  checkouts: 40,
};
const before = {
  placed: 6,
  orders: 5,
  kept: 5,
  cod: 4,
  rto: 1,
  arrived: 4,
  inTime: 4,
  revenue: 10_000_000,
  checkouts: 30,
};

test('each figure has its change from the previous period, with a sign, words and a rating', () => {
  const rows = kpisOf(now, before).map((one) => [
    one.name,
    one.value,
    one.before,
    one.change,
    one.arrow,
    one.good,
  ]);
  expect(rows).toEqual([
    ['Revenue', '₹1,23,451', '₹1,00,000', '23% more', 'up', true],
    ['Orders', '10', '5', '100% more', 'up', true],
    ['Average order', '₹15,431', '₹20,000', '23% less', 'down', false],
    ['Conversion from checkout', '30%', '20%', '10 points more', 'up', true],
    ['Cash on delivery', '60%', '80%', '20 points less', 'down', null],
    ['Paid online', '40%', '20%', '20 points more', 'up', null],
    ['Delivered in time', '75%', '100%', '25 points less', 'down', false],
    ['Returned to origin', '2 (20%)', '1', '100% more', 'up', false],
  ]);
});

test('a figure without data has no change', () => {
  const rows = kpisOf(NO_SALES, NO_SALES).map((one) => [one.value, one.before, one.change, one.arrow]);
  expect(rows).toEqual([
    ['₹0', '₹0', '', null],
    ['0', '0', '', null],
    ['–', '', '', null],
    ['–', '', '', null],
    ['–', '', '', null],
    ['–', '', '', null],
    ['–', '', '', null],
    ['0', '0', '', null],
  ]);
  expect(kpisOf(now, NO_SALES)[0]).toMatchObject({ change: 'None before', arrow: null, good: null });
  expect(kpisOf(now, now)[0]).toMatchObject({ change: 'As before', arrow: null, good: null });
});
