import fc from 'fast-check';
import { dayInIndia } from '@/domain/time/india';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { PAYMENT_METHODS } from '@/domain/pricing/fees';
import {
  ALL_ORDERS,
  daysOf,
  matchesQuery,
  timeRangeOf,
  orderQueryText,
  cursorOf,
  readOrderQuery,
  readCursor,
} from './query';
import { WAITS, type OrderRow } from './row';

const read = (text: string) => readOrderQuery(new URLSearchParams(text));

test('the list’s URL has the filters and nothing else', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  const day = fc.oneof(fc.constant(''), instant.map(dayInIndia));
  const id = fc.stringMatching(/^[A-Z0-9_-]{1,30}$/).filter((text) => !/^__.*__$/.test(text));
  const place = fc
    .tuple(instant, id)
    .map(([at, name]) => cursorOf({ createdAt: at.toISOString(), id: name }));
  const query = fc.record({
    q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    status: fc.option(fc.constantFrom(...ORDER_STATUSES)),
    waits: fc.option(fc.constantFrom(...WAITS)),
    method: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
    from: day,
    to: day,
    after: fc.oneof(fc.constant(''), place),
  });
  fc.assert(fc.property(query, (anyQuery) => expect(read(orderQueryText(anyQuery))).toEqual(anyQuery)));
  expect(orderQueryText(ALL_ORDERS)).toBe('');
});

test('any URL can be parsed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const query = read(`status=${text}&waits=${text}&method=${text}&from=${text}&after=${text}`);
      expect(query).toMatchObject({ status: null, waits: null, from: '', after: '' });
    }),
  );
  for (const day of ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1'])
    expect(read(`to=${day}`).to).toBe('');
  for (const place of ['x', '2026-11-22T10:00:00.000Z_', '2026-11-22T10:00:00.000Z_a/b', '_GLM1']) {
    expect(readCursor(place)).toBeNull();
  }
});

test('the days are those of India, both included', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(timeRangeOf(days)).toEqual({ since: '2026-10-31T18:30:00.000Z', until: '2026-11-30T18:30:00.000Z' });
  expect([daysOf(days), daysOf({ from: '2026-11-01', to: '' })]).toEqual([30, null]);
  expect(dayInIndia(new Date('2026-10-31T18:30:00.000Z'))).toBe('2026-11-01');
});

const row: OrderRow = {
  id: 'GLM1',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '',
  customer: 'Asha',
  city: 'Pune',
  units: 1,
  item: 'Rose Rain Toner',
  more: 0,
  courier: '',
  deliverBy: '',
  method: 'Pay Online',
  cash: false,
  status: 'placed',
  cancelling: false,
  total: 1,
  toPay: 0,
  awb: '',
  shipment: 'booked',
  waits: ['pack'],
  printed: [],
  pickup: false,
};

test.each([
  [{}, true],
  [{ status: 'placed' }, true],
  [{ status: 'packed' }, false],
  [{ waits: 'pack' }, true],
  [{ waits: 'refund' }, false],
  [{ method: 'Cash on Delivery' }, false],
  [{ from: '2026-11-22', to: '2026-11-22' }, true],
  [{ from: '2026-11-23' }, false],
  [{ to: '2026-11-21' }, false],
] as const)('an order matches %j: %p', (change, fits) => {
  expect(matchesQuery(row, { ...ALL_ORDERS, ...change })).toBe(fits);
});

test('the payment method filter ignores names such as `constructor`', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(readOrderQuery(new URLSearchParams({ method: name })).method).toBeNull();
  }
});
