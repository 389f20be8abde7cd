import { paise, ZERO } from '../../money/money';
import type { Order, OrderStatus } from './order';
import type { OrderPayment } from './payment';
import { collectsCash, payableLabel } from './payable';

test.each([
  ['a cash order', 'Cash on Delivery', 469, 0, true],
  ['a cash order that credit paid in part', 'Cash on Delivery', 469, 40_000, true],
  ['a cash order that credit paid', 'Cash on Delivery', 469, 46_900, false],
  ['a free replacement', 'Cash on Delivery', 0, 0, false],
  ['an order paid online', 'Pay Online', 469, 0, false],
] as const)('%s: whether the courier collects cash', (_name, paymentMethod, finalTotal, spent, expected) => {
  const order = {
    paymentMethod,
    amounts: { finalTotal } as Order['amounts'],
    credit: { paise: paise(spent), backPaise: ZERO, lots: [] },
  };
  expect(collectsCash(order)).toBe(expected);
});

test.each<[OrderStatus, OrderPayment['status'], string]>([
  ['pending_payment', 'created', 'To pay'],
  ['placed', 'cod', 'To pay'],
  ['out_for_delivery', 'cod', 'To pay'],
  ['placed', 'captured', 'Paid'],
  ['cancelled', 'captured', 'Paid'],
  ['refunded', 'refunded', 'Paid'],
  ['delivered', 'cod', 'Paid'],
  ['returned', 'cod', 'Paid'],
  ['cancelled', 'cod', 'Not charged'],
  ['rto', 'cod', 'Not charged'],
  ['expired', 'failed', 'Not charged'],
])('beside store credit, an order that is %s with payment %s: %s', (status, payment, label) => {
  const paid = {
    payment: { status: payment } as OrderPayment,
    amounts: { finalTotal: 469 } as Order['amounts'],
  };
  expect(payableLabel({ status, ...paid })).toBe(label);
  const credit = { paise: paise(46_900), backPaise: ZERO, lots: [] };
  expect(payableLabel({ status, ...paid, credit })).toBe('');
});
