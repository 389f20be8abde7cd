import { paise, ZERO } from '@/domain/money/money';
import fc from 'fast-check';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { paidOrder as order } from '@/domain/orders/order/testing';
import {
  manuallyRefundedPaise,
  newPaymentRecord,
  type PaymentRecord,
} from '@/domain/payments/record/paymentRecord';
import { dueRefund } from '@/domain/payments/refund/refund';
import { applyRefundNews, type RefundNews } from '@/domain/payments/refund/refundNews';
import { followRefunds } from './followRefunds';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = now.toISOString();
const AMOUNT = paise(28_500);

const what = { razorpayOrderId: 'order_1', userId: 'asha', orderId: 'GLM1', amount: AMOUNT, currency: 'INR' };
const paid = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...newPaymentRecord(what, at, now),
  status: 'captured',
  razorpayPaymentId: 'pay_1',
  askAt: null,
  dueAt: null,
  ...change,
});
const owing = (change: Partial<ReturnType<typeof dueRefund>> = {}): PaymentRecord =>
  paid({ refunds: { pay_1: { ...dueRefund(AMOUNT, 'cancelled', at), ...change } } });
const news = (id: string, amount: number, change: Partial<RefundNews> = {}): RefundNews => ({
  paymentId: 'pay_1',
  id,
  amount: paise(amount),
  failed: false,
  ...change,
});
const applyAll = (record: PaymentRecord, all: readonly RefundNews[], of: Order | null = null) =>
  all.reduce((current, one) => applyRefundNews(current, of, one, now) ?? current, record);

describe('the payment record after refund webhooks', () => {
  const done = owing({ status: 'done', refundId: 'rfnd_1' });
  const half = news('rfnd_a', 10_000);
  const rest = news('rfnd_b', 18_500);

  test.each<[string, PaymentRecord, RefundNews[], string, number, object | null]>([
    ['a partial refund with nothing owed', paid(), [half], 'captured', 10_000, null],
    ['the same part twice', paid(), [half, half], 'captured', 10_000, null],
    ['two parts that are all of it', paid(), [half, rest], 'refunded', AMOUNT, null],
    ['all of it at once', paid(), [news('rfnd_c', AMOUNT)], 'refunded', AMOUNT, null],
    [
      'the refund that the shop requested',
      owing(),
      [news('rfnd_1', AMOUNT)],
      'refunded',
      0,
      { status: 'done', refundId: 'rfnd_1' },
    ],
    ['it again', done, [news('rfnd_1', AMOUNT)], 'captured', 0, { status: 'done' }],
    ['a part of the owed refund', owing(), [half], 'captured', 10_000, { status: 'due', amount: 18_500 }],
    ['that part twice', owing(), [half, half], 'captured', 10_000, { status: 'due', amount: 18_500 }],
    ['a part, then the rest', owing(), [half, rest], 'refunded', 10_000, { status: 'done', amount: 18_500 }],
    ['a part that failed', paid(), [half, { ...half, failed: true }], 'captured', 0, null],
    [
      'a partial refund whose failure is reported first',
      paid(),
      [{ ...half, failed: true }, half],
      'captured',
      0,
      null,
    ],
    [
      'a part of the owed refund that failed',
      owing(),
      [half, { ...half, failed: true }],
      'captured',
      0,
      { amount: AMOUNT },
    ],
    [
      'all by hand, which failed',
      paid(),
      [news('r', AMOUNT), news('r', AMOUNT, { failed: true })],
      'captured',
      0,
      null,
    ],
    [
      'the shop’s own that failed',
      done,
      [news('rfnd_1', AMOUNT, { failed: true })],
      'captured',
      0,
      { status: 'due', failed: 1 },
    ],
    [
      'the shop’s own, its failure told first',
      owing(),
      [news('rfnd_1', AMOUNT, { failed: true }), news('rfnd_1', AMOUNT)],
      ...(['captured', 0, { status: 'due', failed: 1 }] as const),
    ],
    [
      'a failure that was none, says Razorpay when asked',
      owing(),
      [news('rfnd_1', AMOUNT, { failed: true }), news('rfnd_1', AMOUNT, { current: true })],
      ...(['refunded', 0, { status: 'done' }] as const),
    ],
  ])('is updated: %s', (_name, before, all, status, byHand, refund) => {
    const after = applyAll(before, all);
    expect(after.status).toBe(status);
    expect(manuallyRefundedPaise(after, 'pay_1')).toBe(byHand);
    if (refund) expect(after.refunds['pay_1']).toMatchObject(refund);
    else expect(after.refunds).toEqual({});
  });

  it('ignores a payment that it has not settled', () => {
    expect(applyRefundNews(paid(), null, news('rfnd_1', AMOUNT, { paymentId: 'pay_2' }), now)).toBeNull();
  });

  it('owes the refund again when the refund that ended the order failed', () => {
    const whole = applyAll(paid(), [news('r', AMOUNT)]);
    const after = applyAll(whole, [news('r', AMOUNT, { failed: true })], order('refunded'));
    expect(after.refunds['pay_1']).toMatchObject({ status: 'due', amount: AMOUNT });
    expect(after.dueAt).not.toBeNull();
  });
});

describe('the order after refund webhooks', () => {
  const whole = applyAll(paid(), [news('r', AMOUNT)]);

  test.each<[OrderStatus, OrderStatus, boolean]>([
    ['placed', 'placed', true],
    ['packed', 'packed', true],
    ['shipped', 'shipped', false],
    ['delivered', 'delivered', false],
    ['return_requested', 'return_requested', false],
    ['returned', 'refunded', false],
    ['cancelled', 'refunded', false],
    ['rto', 'refunded', false],
    ['expired', 'refunded', false],
  ])('that is %s becomes %s after a full refund, and cancelling it is %s', (from, to, cancel) => {
    const followed = followRefunds(order(from), whole, now);
    expect(followed).toMatchObject({
      cancel,
      order: { status: to, payment: { status: 'refunded', refund: { status: 'done', amount: 285 } } },
    });
    expect(followRefunds(followed!.order, whole, now)).toBeNull();
  });

  it('has its booked parcel cancelled first', () => {
    const booked = order('placed', { shipment: { ...order('placed').shipment, status: 'booked', awb: '1' } });
    expect(followRefunds(booked, whole, now)).toMatchObject({
      cancel: false,
      order: { status: 'placed', cancelling: { by: 'razorpay' } },
    });
  });

  it('shows a partial refund and what is still owed', () => {
    const part = applyAll(paid(), [news('a', 10_000)]);
    const shown = followRefunds(order('delivered'), part, now)!.order;
    expect(shown.payment).toMatchObject({ status: 'captured', givenBack: 100 });
    expect(followRefunds(shown, part, now)).toBeNull();
    const refund = { status: 'due', amount: 285, note: '', at } as const;
    const owed = order('cancelled', { payment: { ...order('cancelled').payment, refund } });
    expect(followRefunds(owed, applyAll(owing(), [news('a', 10_000)]), now)!.order.payment).toMatchObject({
      givenBack: 100,
      refund: { amount: 185, note: expect.stringMatching(/₹185 will be refunded/) as string },
    });
  });

  it('counts as paid again when a refund by hand failed', () => {
    const shown = followRefunds(order('delivered'), whole, now)!.order;
    const failed = applyAll(whole, [news('r', AMOUNT, { failed: true })], shown);
    const { payment } = followRefunds(shown, failed, now)!.order;
    expect(payment).toEqual(order('delivered').payment);
  });

  it('is unchanged when another payment was refunded', () => {
    const two = paid({ refunds: { pay_2: dueRefund(AMOUNT, 'paid_twice', at) } });
    const after = applyAll(two, [news('r', AMOUNT, { paymentId: 'pay_2' })]);
    expect(after.refunds['pay_2']?.status).toBe('done');
    expect(followRefunds(order('placed'), after, now)).toBeNull();
  });
});

test('refunded plus owed money never exceeds the payment, for any order and repetition of webhooks', () => {
  const parts = fc.array(fc.integer({ min: 1, max: AMOUNT }), { minLength: 1, maxLength: 6 }).map((sizes) => {
    let left: number = AMOUNT;
    return sizes.flatMap((size, at) => {
      const amount = Math.min(size, left);
      left -= amount;
      return amount > 0 ? [news(`rfnd_${at}`, amount)] : [];
    });
  });
  const arbitraryReports = parts.chain((all) =>
    fc.tuple(fc.constant(all), fc.array(fc.constantFrom(...all), { maxLength: 20 })),
  );
  fc.assert(
    fc.property(arbitraryReports, fc.boolean(), ([all, reports], due) => {
      const after = applyAll(due ? owing() : paid(), [...reports, ...all]);
      const sum = all.reduce((total, { amount }) => total + amount, 0);
      const refund = after.refunds['pay_1'];
      const owed = refund?.status === 'due' ? refund.amount : 0;
      const own = refund?.status === 'done' ? refund.amount : 0;
      expect(manuallyRefundedPaise(after, 'pay_1') + own).toBe(sum);
      expect(due ? owed : 0).toBe(due ? AMOUNT - sum : 0);
      expect(after.status).toBe(sum === AMOUNT ? 'refunded' : 'captured');
    }),
  );
});

describe('once the payment of an order went back, of which store credit paid ₹185', () => {
  const record = applyAll(paid({ amount: paise(10_000) }), [news('r', 10_000)]);
  const lost = { kind: 'lost', at, seenAt: '' } as const;
  const shipment = { ...order('shipped').shipment, trouble: lost };

  test.each<[string, OrderStatus, OrderStatus, number, Partial<Order>]>([
    ['is delivered', 'delivered', 'delivered', 0, {}],
    ['came back, with the credit still owed', 'returned', 'returned', 0, {}],
    ['came back, with the credit returned', 'returned', 'refunded', 18_500, {}],
    ['went back to the shop', 'rto', 'rto', 0, {}],
    ['went back to the shop, with the credit returned', 'rto', 'refunded', 18_500, {}],
    ['is lost', 'shipped', 'shipped', 0, { shipment }],
    ['is cancelled', 'cancelled', 'refunded', 18_500, {}],
  ])('one that %s is %s, then %s', (_name, from, to, backPaise, change) => {
    const credit = { paise: paise(18_500), backPaise: paise(backPaise), lots: [] };
    const followed = followRefunds(order(from, { ...change, credit }), record, now);
    expect(followed).toMatchObject({ cancel: false, order: { status: to, payment: { status: 'refunded' } } });
  });

  test('one that is not sent is cancelled', () => {
    const credit = { paise: paise(18_500), backPaise: ZERO, lots: [] };
    expect(followRefunds(order('placed', { credit }), record, now)).toMatchObject({ cancel: true });
  });
});
