import fc from 'fast-check';
import { queuesOf } from './paymentQueues';
import {
  scheduleAfterNoPayment,
  restartHold,
  newPaymentRecord,
  withDue,
  type PaymentRefund,
} from './paymentRecord';
import { after, newRecord, heldUntil, keptPayment, refund, start } from './testing';

const ofOrder = newPaymentRecord({ ...newRecord, orderId: 'GLM1' }, heldUntil, start);

test('a payment without a cart is checked and closes no order', () => {
  expect(newRecord.queues).toEqual({ refundAt: null, expiryAt: null, orderAskAt: null });
  expect(newRecord.dueAt).toBe(newRecord.askAt);
});

test('the payment of an order expires when its time is up', () => {
  expect(ofOrder.queues).toEqual({ refundAt: null, expiryAt: heldUntil, orderAskAt: ofOrder.askAt });
});

test('an early check does not change the expiry time', () => {
  const soon = after(3).toISOString();
  expect(queuesOf({ ...ofOrder, askAt: soon })).toMatchObject({ expiryAt: heldUntil, orderAskAt: soon });
});

test('an expired payment is still checked and expires only after another try', () => {
  const expired = scheduleAfterNoPayment(ofOrder, after(21));
  expect(expired.queues).toEqual({ refundAt: null, expiryAt: null, orderAskAt: expired.askAt });
  const again = after(60).toISOString();
  expect(restartHold(expired, again, after(40)).queues).toMatchObject({ expiryAt: again });
});

test('refunds wait in their own queue, the earliest first', () => {
  const second = { ...refund, nextAt: after(5).toISOString() };
  const two = withDue({ ...keptPayment, refunds: { pay_1: refund, pay_2: second } }, start);
  expect(two.queues).toMatchObject({ refundAt: second.nextAt, orderAskAt: null });
  const done = withDue({ ...keptPayment, refunds: { pay_1: { ...refund, status: 'done' } } }, start);
  expect(done.queues?.refundAt).toBeNull();
});

test('every pending task of a record is in a queue no later than its dueAt', () => {
  const minute = fc.integer({ min: 0, max: 300 }).map((n) => after(n).toISOString());
  const some = fc.record({ askAt: fc.option(minute), refundAt: fc.option(minute), heldUntil: minute });
  fc.assert(
    fc.property(some, ({ askAt, refundAt, heldUntil }) => {
      const refunds: Record<string, PaymentRefund> = refundAt
        ? { pay_1: { ...refund, nextAt: refundAt } }
        : {};
      const record = withDue({ ...ofOrder, askAt, heldUntil, refunds }, start);
      const times = Object.values(record.queues ?? {}).filter((at) => at !== null);
      expect(times.sort()[0] ?? null).toBe(record.dueAt);
    }),
  );
});
