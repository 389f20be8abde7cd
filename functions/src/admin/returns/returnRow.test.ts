import { deliveredOrder } from '@/domain/invoices/testing';
import { delivered, open } from '@/domain/orders/returnDesk/testing/deskSteps';
import type { ReturnLine } from '@/domain/orders/order/order';
import { returnRow } from './returnRow';

const [toner] = deliveredOrder().lines;
if (!toner) throw new Error('The order has no line');
const bought = [
  { ...toner, name: 'Balm', sku: 'B-1', quantity: 3 },
  { ...toner, name: 'Cream', sku: 'C-1', quantity: 2 },
];
const rowOf = (lines: ReturnLine[] | null) =>
  returnRow(open(delivered(deliveredOrder({ lines: bought, reserved: { 'B-1': 3, 'C-1': 2 } })), lines));

test.each<[string, ReturnLine[] | null, { item: string; units: number; more: number }]>([
  [
    'two lines of one unit each',
    [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ],
    { item: 'Balm', units: 1, more: 1 },
  ],
  ['some units of the second line', [{ line: 1, quantity: 2 }], { item: 'Cream', units: 2, more: 0 }],
  ['the whole order', null, { item: 'Balm', units: 3, more: 1 }],
])('a row counts the units of the product that it names: %s', (_what, lines, shown) => {
  expect(rowOf(lines)).toMatchObject(shown);
});
