import {
  emptyBuyer,
  recentBarePayments,
  withBarePayment,
  withOrder,
  withoutBarePayment,
} from './buyerRecord';
import { decideBarePayment } from './decideBarePayment';
import { DEFAULT_LIMITS, isLimit, limitsFrom } from './limits';
import { pastOrder } from './testing';

const now = new Date('2026-11-25T07:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('the record keeps open and recent orders and drops the rest', () => {
  const open = pastOrder({ orderId: 'GLM1' }, [[0, 'placed']]);
  const delivered = pastOrder({ orderId: 'GLM2' }, [
    [0, 'placed'],
    [1, 'packed'],
    [2, 'shipped'],
    [3, 'out_for_delivery'],
    [4, 'delivered'],
  ]);
  const record = { ...emptyBuyer(), orderIds: ['GLM1', 'GLM2'] };
  const soon = withOrder(record, [open, delivered], { orderId: 'GLM3', now });
  expect(soon.orderIds).toEqual(['GLM1', 'GLM2', 'GLM3']);
  const nextDay = withOrder(record, [open, delivered], { orderId: 'GLM3', now: later(48) });
  expect(nextDay.orderIds).toEqual(['GLM1', 'GLM3']);
});

test('a retried order is listed once', () => {
  const order = pastOrder({ orderId: 'GLM1' }, [
    [0, 'pending_payment'],
    [21, 'expired'],
  ]);
  const record = { ...emptyBuyer(), orderIds: ['GLM1'] };
  expect(withOrder(record, [order], { orderId: 'GLM1', now }).orderIds).toEqual(['GLM1']);
});

test('ten payments without a cart are allowed in 24 hours, each up to the limit', () => {
  let record = emptyBuyer();
  for (let n = 0; n < 10; n += 1) {
    const decision = decideBarePayment(record, DEFAULT_LIMITS, { rupees: 50_000, now });
    if (decision.kind !== 'begin') throw new Error(decision.message);
    record = decision.record;
  }
  const request = { rupees: 1, now };
  expect(decideBarePayment(record, DEFAULT_LIMITS, request)).toMatchObject({ kind: 'refused' });
  expect(decideBarePayment(record, DEFAULT_LIMITS, { ...request, now: later(24) }).kind).toBe('begin');
  const lifted = { at: '', by: 'ada', email: '', reason: '' };
  expect(decideBarePayment({ ...record, lifted }, DEFAULT_LIMITS, request).kind).toBe('begin');
});

test('a payment without a cart above the limit is refused with a message', () => {
  const decision = decideBarePayment(emptyBuyer(), DEFAULT_LIMITS, { rupees: 50_000.01, now });
  expect(decision).toEqual({
    kind: 'refused',
    message: 'A payment without an order can be up to ₹50,000.',
  });
});

test('a payment that failed at Razorpay is removed once', () => {
  const two = withBarePayment(withBarePayment(emptyBuyer(), now), now);
  expect(recentBarePayments(withoutBarePayment(two, now.toISOString(), now), now)).toHaveLength(1);
});

test.each([0, -1, 1.5, Number.NaN, Infinity, '3', null, 10_000_001])('%p is not a valid limit', (value) => {
  expect(isLimit(value)).toBe(false);
  expect(limitsFrom({ openCodOrders: value })).toEqual(DEFAULT_LIMITS);
});

test('a stored value is used if it is a valid limit', () => {
  expect(limitsFrom({ openCodOrders: 5, other: 7 })).toEqual({ ...DEFAULT_LIMITS, openCodOrders: 5 });
  expect(limitsFrom(undefined)).toEqual(DEFAULT_LIMITS);
});
