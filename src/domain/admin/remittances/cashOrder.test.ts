import fc from 'fast-check';
import { paise, sum } from '../../money/money';
import { aShipment, inCash, paidOrder } from '../../orders/order/testing';
import {
  CASH_STATES,
  cashFile,
  cashOrderOf,
  cashStateOf,
  cashSums,
  paidOf,
  transfersOf,
  type CashOrder,
} from './cashOrder';

const owing = (deliveredOn: string, owed: number, ...paid: number[]): CashOrder => ({
  orderId: 'GLM1',
  awb: 'A-100',
  courier: 'Delhivery',
  deliveredOn,
  owed: paise(owed),
  payments: paid.map((amount, at) => ({
    awb: 'A-100',
    reference: `UTR${at}`,
    day: '2026-11-26',
    amount: paise(amount),
  })),
});

test.each([
  ['unpaid for ten days', 'waiting', owing('2026-11-17', 500)],
  ['unpaid for eleven days', 'overdue', owing('2026-11-16', 500)],
  ['with a payment of ₹0 alone', 'overdue', owing('2026-11-16', 500, 0)],
  ['paid a paisa short', 'less', owing('2026-11-16', 500, 499)],
  ['paid in two transfers', 'paid', owing('2026-11-16', 500, 300, 200)],
  ['paid a paisa too much', 'more', owing('2026-11-16', 500, 501)],
  ['without an AWB, which no list can name', 'no_awb', { ...owing('2026-11-16', 500), awb: '' }],
  ['paid before its account and its AWB were erased', 'paid', { ...owing('2026-11-16', 500, 500), awb: '' }],
])('an order %s counts as %s', (_name, state, order) => {
  expect(cashStateOf(order, '2026-11-27')).toBe(state);
});

const delivered = { at: '2026-11-22T20:00:00.000Z', from: null, to: 'delivered', by: '', note: '' } as const;
test.each([
  ['an order that is paid online', paidOrder('delivered', { history: [delivered] })],
  ['an undelivered one', paidOrder('shipped', inCash)],
  [
    'one that store credit paid',
    paidOrder('delivered', { ...inCash, history: [delivered], credit: { paise: 28_500 } as never }),
  ],
])('no courier owes cash for %s', (_name, order) => {
  expect(cashOrderOf(order, [])).toBeNull();
});

test('a cash order owes what its courier collected, from its day in India, and payments come oldest first', () => {
  const shipment = aShipment({ awb: 'A-100', courier: 'Delhivery' });
  const order = paidOrder('returned', {
    ...inCash,
    shipment,
    history: [delivered],
    credit: { paise: 8500 } as never,
  });
  const payment = (day: string) => ({ awb: 'A-100', reference: day, day, amount: paise(1) });
  expect(cashOrderOf(order, [payment('2026-11-28'), payment('2026-11-26')])).toEqual({
    orderId: 'GLM1',
    awb: 'A-100',
    courier: 'Delhivery',
    deliveredOn: '2026-11-23',
    owed: 20_000,
    payments: [payment('2026-11-26'), payment('2026-11-28')],
  });
});

test('what was collected is paid, waiting or missing, whatever couriers pay', () => {
  const amounts = fc.integer({ min: 1, max: 100_000 });
  const order = fc
    .tuple(
      fc.constantFrom('', 'A-100'),
      fc.constantFrom('2026-11-01', '2026-11-25'),
      amounts,
      fc.array(fc.nat(100_000), { maxLength: 3 }),
    )
    .map(([awb, day, owed, paid]) => ({ ...owing(day, owed, ...paid), awb }));
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const { counts, collected, received, waiting, missing, extra } = cashSums(orders, '2026-11-27');
      expect(collected + extra).toBe(received + waiting + missing);
      expect(received).toBe(sum(orders.map(paidOf)));
      expect(CASH_STATES.reduce((all, state) => all + counts[state], 0)).toBe(orders.length);
    }),
  );
});

test('an order without an AWB is counted, and no sum has its cash before a list names it', () => {
  const apart = { ...owing('2026-11-01', 500), awb: '' };
  expect(cashSums([apart], '2026-11-27')).toMatchObject({
    counts: { no_awb: 1, overdue: 0 },
    collected: 0,
    waiting: 0,
    missing: 0,
  });
});

test('a transfer is all lines of its reference, the newest first', () => {
  const [a, b, c] = [
    { awb: 'A', reference: 'UTR1', day: '2026-11-20', amount: paise(100) },
    { awb: 'B', reference: 'UTR2', day: '2026-11-24', amount: paise(50) },
    { awb: 'C', reference: 'UTR1', day: '2026-11-21', amount: paise(30) },
  ] as const;
  expect(transfersOf([a, b, c])).toEqual([
    { reference: 'UTR2', day: '2026-11-24', parcels: 1, amount: 50 },
    { reference: 'UTR1', day: '2026-11-21', parcels: 2, amount: 130 },
  ]);
});

test('the file has rupees', () => {
  const { head, rows } = cashFile([owing('2026-11-16', 50_050, 40_000, 50)], '2026-11-27');
  expect(rows).toEqual([
    [
      'GLM1',
      'A-100',
      'Delhivery',
      '2026-11-16',
      500.5,
      400.5,
      -100,
      'Paid less',
      '2026-11-26; 2026-11-26',
      'UTR0; UTR1',
    ],
  ]);
  expect(head).toHaveLength(10);
});
