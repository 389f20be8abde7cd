import fc from 'fast-check';
import { paise } from '../../money/money';
import type { OrderStatus } from '../../orders/order/order';
import { aShipment, inCash, paidOrder } from '../../orders/order/testing';
import {
  AWB_PATTERN,
  decideLine,
  doubtOf,
  REFERENCE_PATTERN,
  remittanceId,
  type RemittanceLine,
} from './remittance';

const step = (to: OrderStatus) => ({ at: '2026-11-22T10:00:00.000Z', from: null, to, by: '', note: '' });
const cashOrder = (status: OrderStatus, ...way: OrderStatus[]) =>
  paidOrder(status, {
    ...inCash,
    shipment: aShipment({ awb: 'A-100', courier: 'Delhivery' }),
    history: way.map(step),
  });
const line = (change: Partial<RemittanceLine> = {}): RemittanceLine => ({
  awb: 'A-100',
  reference: 'UTR1',
  day: '2026-11-26',
  amount: paise(28_500),
  orderId: '',
  ...change,
});

test.each([
  ['of no order', 'unknown', null],
  ['of an order paid online', 'not_cash', paidOrder('delivered')],
  [
    'of an order that store credit paid',
    'not_cash',
    { ...cashOrder('delivered', 'delivered'), credit: { paise: 28_500 } as never },
  ],
  ['of a parcel on its way', 'on_way', cashOrder('shipped', 'shipped')],
  ['of a parcel that came back', 'not_delivered', cashOrder('rto', 'shipped', 'rto')],
  ['of a cancelled order', 'not_delivered', cashOrder('cancelled', 'cancelled')],
  ['of a delivered order', null, cashOrder('delivered', 'shipped', 'delivered')],
  // The courier collected the cash before the goods came back.
  ['of a returned order', null, cashOrder('returned', 'delivered', 'returned')],
] as const)('the money %s has the doubt %j', (_name, doubt, order) => {
  expect(doubtOf(order)).toBe(doubt);
});

test.each([
  ['a new line', {}, null, { outcome: 'new', orderId: 'GLM1', doubt: null }],
  ['the same line', {}, line(), { outcome: 'same' }],
  [
    'another amount',
    { amount: paise(20_000) },
    line(),
    { outcome: 'changed', before: 28_500, orderId: 'GLM1' },
  ],
  ['another day', { day: '2026-11-25' }, line(), { outcome: 'changed', before: 28_500 }],
  ['a day to come', { day: '2026-11-28' }, null, { outcome: 'refused', reason: /2026-11-28/ }],
  ['its own order number', { orderId: 'glm1' }, null, { outcome: 'new' }],
  ['a number of the courier', { orderId: '774411' }, null, { outcome: 'new' }],
  [
    'the number of another order',
    { orderId: 'GLM2' },
    null,
    { outcome: 'refused', reason: /GLM1, not of GLM2/ },
  ],
])('%s', (_name, change, known, expected) => {
  const order = cashOrder('delivered', 'delivered');
  const facts = { known, order, paid: paise(0), today: '2026-11-27' };
  const { reason, ...rest } = expected as { reason?: RegExp };
  const result = decideLine(line(change), facts);
  expect(result).toMatchObject(rest);
  if (reason) expect(result).toHaveProperty('reason', expect.stringMatching(reason));
});

test.each([
  [28_500, 'paid'],
  [28_499, null],
])('where other transfers paid %i paise, the doubt is %j', (paid, doubt) => {
  const order = cashOrder('delivered', 'delivered');
  const facts = { known: null, order, paid: paise(paid), today: '2026-11-27' };
  expect(decideLine(line(), facts)).toMatchObject({ outcome: 'new', doubt });
});

test('a line without money is in no doubt', () => {
  const facts = { known: null, order: null, paid: paise(0), today: '2026-11-27' };
  expect(decideLine(line({ amount: paise(0) }), facts)).toEqual({
    outcome: 'new',
    orderId: '',
    doubt: null,
  });
  expect(decideLine(line(), facts)).toMatchObject({ doubt: 'unknown' });
});

test('every AWB and reference has a document id of its own', () => {
  const key = fc.record({
    awb: fc.stringMatching(AWB_PATTERN),
    reference: fc.stringMatching(REFERENCE_PATTERN),
  });
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(remittanceId(a)).toMatch(/^[A-Za-z0-9_-]{1,170}$/);
      const isSame = a.awb === b.awb && a.reference === b.reference;
      expect(remittanceId(a) === remittanceId(b)).toBe(isSame);
    }),
  );
  expect(remittanceId({ awb: 'A', reference: 'B/2F' })).not.toBe(
    remittanceId({ awb: 'A', reference: 'B_2F' }),
  );
});
