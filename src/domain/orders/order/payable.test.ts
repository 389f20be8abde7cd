import type { Paise } from '../../money/money';
import type { Order } from './order';
import { collectsCash } from './payable';

test.each([
  ['a cash order', 'Cash on Delivery', 469, 0, true],
  ['a cash order that credit paid in part', 'Cash on Delivery', 469, 40_000, true],
  ['a cash order that credit paid', 'Cash on Delivery', 469, 46_900, false],
  ['a free replacement', 'Cash on Delivery', 0, 0, false],
  ['an order paid online', 'Pay Online', 469, 0, false],
] as const)('%s: whether the courier collects cash', (_name, paymentMethod, finalTotal, paise, expected) => {
  const order = {
    paymentMethod,
    amounts: { finalTotal } as Order['amounts'],
    credit: { paise: paise as Paise, backPaise: 0 as Paise, lots: [] },
  };
  expect(collectsCash(order)).toBe(expected);
});
