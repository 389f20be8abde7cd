import { axisText, chartLabel, chartRows, type Measure } from './chartData';
import { aPeriod } from '../testing/aDashboard';

const range = { from: '2026-11-21', to: '2026-11-22' };
const period = {
  ...aPeriod(range, { orders: 2, revenue: 123_456 }),
  days: [
    { day: '2026-11-21', orders: 1, revenue: 23_456 },
    { day: '2026-11-22', orders: 3, revenue: 100_000 },
  ],
};
const before = aPeriod({ from: '2026-11-19', to: '2026-11-20' }, { orders: 1, revenue: 5000 });

test('each day is paired with the same day of the previous period', () => {
  expect(chartRows(period, before, 'revenue')).toEqual([
    { day: '2026-11-21', beforeDay: '2026-11-19', now: 235, before: 50 },
    { day: '2026-11-22', beforeDay: '2026-11-20', now: 1000, before: 50 },
  ]);
  expect(chartRows(period, before, 'orders').map(({ now }) => now)).toEqual([1, 3]);
});

test.each<[number, Measure, string]>([
  [950, 'revenue', '₹950'],
  [12_000, 'revenue', '₹12k'],
  [1500, 'revenue', '₹1.5k'],
  [150_000, 'revenue', '₹1.5L'],
  [25_000_000, 'revenue', '₹2.5Cr'],
  [12, 'orders', '12'],
  // There is no half an order.
  [0.5, 'orders', ''],
])('%s %s is %s on the axis', (value, measure, text) => expect(axisText(value, measure)).toBe(text));

test('the chart has a text summary', () => {
  expect(chartLabel(period, before, 'revenue')).toBe(
    'Revenue by day, 21 Nov to 22 Nov 2026: ₹2,469. Before, 19 Nov to 20 Nov 2026: ₹100. The best day is 22 Nov with ₹1,000.',
  );
  const none = aPeriod(range);
  expect(chartLabel(none, none, 'orders')).toBe(
    'Orders by day, 21 Nov to 22 Nov 2026: 0 orders. Before, 21 Nov to 22 Nov 2026: 0 orders.',
  );
});
