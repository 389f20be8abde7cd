import { paise, ZERO } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { exportHead, exportRows } from './exportRows';
import { orderRow, waitsOf } from './row';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = now.toISOString();
const { shipment, payment } = deliveredOrder();
const due = { status: 'due', amount: 10, note: '', at } as const;

test.each<[string, Partial<Order>, string[]]>([
  ['delivered', {}, []],
  ['placed and booked', { status: 'placed' }, ['pack']],
  [
    'placed without a courier',
    { status: 'placed', shipment: { ...shipment, status: 'failed' } },
    ['pack', 'courier'],
  ],
  [
    'packed without a courier',
    { status: 'packed', shipment: { ...shipment, status: 'failed' } },
    ['courier'],
  ],
  ['asked back', { status: 'return_requested' }, ['return']],
  ['come back', { status: 'rto' }, ['back']],
  ['come back, taken in and paid online', { status: 'rto', cameBack: { at, restocked: {} } }, ['refund']],
  [
    'come back, taken in, never paid',
    {
      status: 'rto',
      cameBack: { at, restocked: {} },
      paymentMethod: 'Cash on Delivery',
      payment: { ...payment, status: 'cod', razorpayPaymentId: '' },
      history: [],
    },
    [],
  ],
  ['returned', { status: 'returned' }, ['refund']],
  [
    'cancelled with money on its way',
    { status: 'cancelled', payment: { ...payment, refund: due } },
    ['refund'],
  ],
  [
    'delivered with some money on its way',
    { payment: { ...payment, parts: [{ ...due, id: 'p' }] } },
    ['refund'],
  ],
])('an order that is %s has the pending work %j', (_, change, waits) => {
  expect(waitsOf(deliveredOrder(change), now)).toEqual(waits);
});

test('an order of a deleted account has no name in the list', () => {
  const erased = deliveredOrder({ erasedAt: at });
  expect(orderRow({ ...erased, address: { ...erased.address, name: 'left over' } }, now).customer).toBe('');
});

test.each<[string, Partial<Order>, boolean]>([
  ['paid in cash', { paymentMethod: 'Cash on Delivery' }, true],
  [
    'paid by store credit alone',
    { paymentMethod: 'Cash on Delivery', credit: { paise: paise(51_300), backPaise: ZERO, lots: [] } },
    false,
  ],
  ['paid online', { paymentMethod: 'Pay Online' }, false],
])('the courier of an order that is %s collects cash: %s', (_, change, cash) => {
  expect(orderRow(deliveredOrder(change), now).cash).toBe(cash);
});

test('an export row has one cell per column and numeric amounts', () => {
  const order = deliveredOrder({
    payment: { ...payment, refund: due, givenBack: 2.5, parts: [{ ...due, id: 'p' }] },
  });
  for (const what of ['orders', 'lines'] as const) {
    const rows = exportRows(what, order);
    expect(rows).toHaveLength(what === 'orders' ? 1 : order.lines.length);
    for (const row of rows) expect(row).toHaveLength(exportHead(what).length);
  }
  const [row = []] = exportRows('orders', order);
  const cell = (name: string) => row[exportHead('orders').indexOf(name)];
  expect(cell('Refunded')).toBe(22.5);
  expect(cell('Total')).toBe(order.amounts.finalTotal);
});

test('a row says what store credit paid, and names each payment', () => {
  const credit = { paise: paise(41_350), backPaise: ZERO, lots: [] };
  const [row = []] = exportRows('orders', deliveredOrder({ credit, payment: { ...payment, more } }));
  const cell = (name: string) => row[exportHead('orders').indexOf(name)];
  expect(cell('Store credit')).toBe(413.5);
  expect(cell('Razorpay payment')).toBe('pay_1; p2');
});

const more = [{ razorpayOrderId: 'o2', razorpayPaymentId: 'p2', editId: 'e', amount: 200, givenBack: 200 }];
const whole = { ...payment, status: 'refunded' } as const;
test.each<[string, Partial<Order>, number]>([
  [
    'the difference of an edit, which lowered the total',
    { payment: { ...payment, parts: [{ ...due, id: 'p', isEdit: true }] } },
    0,
  ],
  ['a further payment by hand', { payment: { ...payment, more } }, 200],
  [
    'all of it by hand',
    { payment: { ...whole, givenBack: 513, refund: { ...due, status: 'done', amount: 513 } } },
    513,
  ],
  [
    'the payment and some of the store credit',
    { payment: whole, credit: { paise: paise(41_300), backPaise: paise(1_300), lots: [] } },
    113,
  ],
])('a row says what was refunded: %s', (_, change, rupees) => {
  const [row = []] = exportRows('orders', deliveredOrder(change));
  expect(row[exportHead('orders').indexOf('Refunded')]).toBe(rupees);
});
