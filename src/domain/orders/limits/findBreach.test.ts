import fc from 'fast-check';
import { toPaise } from '@/domain/money/money';
import type { Order } from '../order/order';
import { storedUnits, unitsOf } from '@/domain/catalogue/stock';
import { findBreach, type OrderToCheck } from './findBreach';
import { DEFAULT_LIMITS } from './limits';
import { pastOrder } from './testing';

const start = new Date('2026-11-25T06:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const cod = (change: Partial<OrderToCheck> = {}): OrderToCheck => ({
  paymentMethod: 'Cash on Delivery',
  units: new Map([['T-1', 1]]),
  finalTotal: toPaise(370),
  holds: false,
  now: after(60),
  ...change,
});
const online = (change: Partial<OrderToCheck> = {}) =>
  cod({ paymentMethod: 'Pay Online', holds: true, ...change });
const byAccount = (...account: Order[]) => ({ account, phone: [] as Order[] });
const byPhone = (...phone: Order[]) => ({ account: [] as Order[], phone });
const breachOf = (order: OrderToCheck, past = byAccount()) => findBreach(order, past, DEFAULT_LIMITS);

const placed = (change: Partial<Order> = {}) => pastOrder(change, [[0, 'placed']]);
const unpaid = (change: Partial<Order> = {}) =>
  pastOrder({ paymentMethod: 'Pay Online', ...change }, [[0, 'pending_payment']]);

test.each([10, 9, 1])('%i units in one order are allowed', (units) => {
  expect(breachOf(cod({ units: new Map([['T-1', units]]) }))).toBeNull();
});

test('an eleventh unit of a SKU is refused in every combination of lines', () => {
  expect(breachOf(cod({ units: new Map([['T-1', 11]]) }))).toMatchObject({ kind: 'units', already: 0 });
  const ten = placed({ reserved: { 'T-1': 10 } });
  expect(breachOf(cod(), byAccount(ten))).toMatchObject({ kind: 'units', by: 'account', already: 10 });
  expect(breachOf(online(), byPhone(ten))).toMatchObject({ kind: 'units', by: 'phone' });
  expect(breachOf(cod({ units: new Map([['S-1', 10]]) }), byAccount(ten))).toBeNull();
});

test('cancelled, expired and earlier orders do not count towards the day in India', () => {
  const ten = { reserved: { 'T-1': 10 } };
  const cancelled = pastOrder(ten, [
    [0, 'placed'],
    [1, 'cancelled'],
  ]);
  const expired = pastOrder(ten, [
    [0, 'pending_payment'],
    [1, 'expired'],
  ]);
  // 11:30 and, 13 hours later, 00:30 in India.
  expect(breachOf(cod(), byAccount(cancelled, expired))).toBeNull();
  expect(breachOf(cod({ now: after(13 * 60) }), byAccount(placed(ten)))).toBeNull();
  expect(breachOf(cod({ now: after(12 * 60) }), byAccount(placed(ten)))).not.toBeNull();
});

test('a shopper can have one unpaid order at a time', () => {
  expect(breachOf(online(), byPhone(unpaid()))).toEqual({ kind: 'open_unpaid', by: 'phone', most: 1 });
  // A cash order does not wait for another person's unpaid order with the same number.
  expect(breachOf(cod(), byPhone(unpaid()))).toBeNull();
});

test('an account or a phone number can have three open cash orders', () => {
  const three = [placed(), placed(), pastOrder({}, [[0, 'placed']])];
  expect(breachOf(cod(), byAccount(...three.slice(1)))).toBeNull();
  expect(breachOf(cod(), byAccount(...three))).toEqual({ kind: 'open_cod', by: 'account', most: 3 });
  expect(breachOf(cod(), byPhone(...three))).toMatchObject({ kind: 'open_cod', by: 'phone' });
  expect(breachOf(online(), byAccount(...three))).toBeNull();
  const delivered = three.map((order): Order => ({ ...order, status: 'delivered' }));
  expect(breachOf(cod(), byAccount(...delivered))).toBeNull();
});

test('a cash order can be ₹10,000 at most', () => {
  expect(breachOf(cod({ finalTotal: toPaise(10_000) }))).toBeNull();
  expect(breachOf(cod({ finalTotal: toPaise(10_000.01) }))).toEqual({ kind: 'cod_value', most: 10_000 });
  expect(breachOf(online({ finalTotal: toPaise(50_000) }))).toBeNull();
});

const expiredAfter = (...minutes: number[]) =>
  pastOrder(
    { paymentMethod: 'Pay Online' },
    minutes.map((minute, index) => [minute, index % 2 === 0 ? 'pending_payment' : 'expired']),
  );

test('an unpaid order can be renewed once for the same units', () => {
  expect(breachOf(online({ now: after(22) }), byAccount(expiredAfter(0, 21)))).toBeNull();
  const twice = byAccount(expiredAfter(0, 21, 22, 43));
  expect(breachOf(online(), twice)).toMatchObject({ kind: 'held_often', sku: 'T-1', most: 2 });
  expect(breachOf(cod(), twice)).toBeNull();
  expect(breachOf(online({ units: new Map([['S-1', 1]]) }), twice)).toBeNull();
  expect(breachOf(online({ now: after(25 * 60) }), twice)).toBeNull();
});

test('another cart with the same units counts as a renewal', () => {
  const spells = [expiredAfter(0, 14), expiredAfter(14, 28), expiredAfter(28, 42)];
  expect(breachOf(online(), byAccount(...spells.slice(1)))).toBeNull();
  expect(breachOf(online(), byAccount(...spells))).toMatchObject({ kind: 'held_often' });
  expect(breachOf(online(), byPhone(...spells))).toMatchObject({ kind: 'held_often', by: 'phone' });
});

test('a shopper can change the cart several times and still pay', () => {
  const quick = Array.from({ length: 8 }, (_, n) => expiredAfter(n, n + 1));
  expect(breachOf(online({ now: after(9) }), byAccount(...quick))).toBeNull();
});

test('an account can place fifty orders in 24 hours', () => {
  const many = Array.from({ length: 50 }, () => expiredAfter(0, 0));
  expect(breachOf(online(), byAccount(...many))).toMatchObject({ kind: 'orders_per_day', most: 50 });
  expect(breachOf(online({ now: after(24 * 60 + 1) }), byAccount(...many))).toBeNull();
});

test('no sequence of orders exceeds a SKU’s limit per day', () => {
  const arbitraryOrders = fc.array(
    fc.record({
      sku: fc.constantFrom('T-1', 'S-1', 'constructor', '__proto__'),
      units: fc.integer({ min: 1, max: 12 }),
      phone: fc.constantFrom('a', 'b'),
      account: fc.constantFrom('x', 'y'),
      prepaid: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(arbitraryOrders, (all) => {
      const orders: { order: Order; phone: string; account: string }[] = [];
      for (const { sku, units, phone, account, prepaid } of all) {
        const order = cod({
          units: new Map([[sku, units]]),
          now: after(1),
          paymentMethod: prepaid ? 'Pay Online' : 'Cash on Delivery',
        });
        const past = {
          account: orders.filter((one) => one.account === account).map(({ order }) => order),
          phone: orders.filter((one) => one.phone === phone).map(({ order }) => order),
        };
        if (findBreach(order, past, DEFAULT_LIMITS)) continue;
        const { paymentMethod } = order;
        const reserved = storedUnits(order.units);
        orders.push({ order: placed({ reserved, paymentMethod }), phone, account });
      }
      const mine = [
        ...['x', 'y'].map((name) => orders.filter(({ account }) => account === name)),
        ...['a', 'b'].map((name) => orders.filter(({ phone }) => phone === name)),
      ];
      for (const theirs of mine) {
        for (const sku of ['T-1', 'S-1', 'constructor', '__proto__']) {
          const units = theirs.map(({ order }) => unitsOf(order.reserved).get(sku) ?? 0);
          expect(units.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(10);
        }
        const cash = theirs.filter(({ order }) => order.paymentMethod === 'Cash on Delivery');
        expect(cash.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
