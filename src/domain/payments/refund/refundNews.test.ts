import { deliveredOrder } from '@/domain/invoices/testing';
import { paise } from '@/domain/money/money';
import { cancelOrder } from '@/domain/orders/cancel/cancel';
import { followRefunds } from '@/domain/orders/cancel/followRefunds';
import { byHandBesideRefund } from '@/domain/orders/order/refunded';
import type { Order } from '@/domain/orders/order/order';
import {
  creditedPaise,
  manuallyRefundedPaise,
  newPaymentRecord,
  promisedPaise,
  sentPaise,
  type PaymentRecord,
} from '../record/paymentRecord';
import { decideRefund } from './partRefund';
import { refundsDue } from './refund';
import { refundable } from './refundable';
import { applyRefundNews, refundReports } from './refundNews';

const now = new Date('2026-11-26T06:00:00Z');
const later = new Date('2027-11-26T06:00:00Z');
const TOTAL = 51_300;
const PART = 20_000;
const NO_STOCK = { levels: [], products: [], offer: undefined, usedByShopper: 0 };

interface Books {
  order: Order;
  record: PaymentRecord;
}

/** A placed order of ₹513, paid online. */
function placed(): Books {
  const what = {
    razorpayOrderId: 'order_1',
    userId: 'asha',
    orderId: 'GLM1',
    amount: paise(TOTAL),
    currency: 'INR',
  };
  const captured = { status: 'captured', razorpayPaymentId: 'pay_1', askAt: null } as const;
  return {
    order: deliveredOrder({ status: 'placed', history: [] }),
    record: { ...newPaymentRecord(what, now.toISOString(), now), ...captured },
  };
}

function cancelledFrom({ order, record }: Books, toCredit: boolean): Books {
  const done = cancelOrder({ order, record, stock: NO_STOCK, now }, { by: 'asha', reason: '', toCredit });
  if (!done?.record) throw new Error('It is not cancelled');
  return { order: done.order, record: done.record };
}

/** An order of ₹513 of which ₹200 were owed to its customer, who then cancelled it. */
function cancelled(toCredit: boolean): Books {
  const { order, record } = placed();
  const request = {
    id: 'part-1',
    amount: paise(PART),
    note: 'Sorry',
    settles: false,
    reference: '',
    by: 'shop',
  };
  const owed = decideRefund(order, record, request, now);
  if (owed.kind !== 'refunded' || !owed.record) throw new Error(owed.kind);
  return cancelledFrom({ order: owed.order, record: owed.record }, toCredit);
}

/** The books after a refund that the owner made in Razorpay's dashboard, or after its failure. */
function heard({ order, record }: Books, amount: number, failed = false): Books {
  const news = { paymentId: 'pay_1', id: 'rfnd_hand', amount: paise(amount), failed, receipt: '' };
  return refundReports(record, news).reduce<Books>(
    (books, report) => {
      const next = applyRefundNews(books.record, books.order, report, now);
      if (!next) return books;
      return { record: next, order: followRefunds(books.order, next, now)?.order ?? books.order };
    },
    { order, record },
  );
}

const dueSum = (record: PaymentRecord): number =>
  refundsDue(record, later).reduce((sum, key) => sum + (record.refunds[key]?.amount ?? 0), 0);

test('a refund by hand of all that is owed leaves nothing to refund', () => {
  const { order, record } = heard(cancelled(false), TOTAL);
  expect([dueSum(record), sentPaise(record, 'pay_1'), record.status]).toEqual([0, TOTAL, 'refunded']);
  expect(order.status).toBe('refunded');
  expect(order.payment.parts).toBeUndefined();
  // The rest was the cancellation's own refund.
  expect(byHandBesideRefund(order)).toBe(PART);
});

test('a refund by hand of more than the cancellation owes leaves the rest of the part', () => {
  const { record } = heard(cancelled(false), TOTAL - 5_000);
  expect([dueSum(record), sentPaise(record, 'pay_1')]).toEqual([5_000, TOTAL - 5_000]);
  expect(promisedPaise(record, 'pay_1')).toBe(TOTAL);
});

test('the same refund by hand again changes nothing', () => {
  const books = heard(cancelled(false), TOTAL);
  expect(heard(books, TOTAL)).toEqual(books);
});

test('all of it is owed again when the refund by hand failed', () => {
  const { record } = heard(heard(cancelled(false), TOTAL), TOTAL, true);
  expect([dueSum(record), manuallyRefundedPaise(record, 'pay_1')]).toEqual([TOTAL, 0]);
});

test('a failure that was reported before the refund, and again after it, is owed once', () => {
  const first = heard(cancelled(false), TOTAL - PART, true);
  const news = {
    paymentId: 'pay_1',
    id: 'rfnd_hand',
    amount: paise(TOTAL - PART),
    failed: false,
    receipt: '',
    current: true,
  };
  const sent = applyRefundNews(first.record, first.order, news, now) ?? first.record;
  const { record } = heard({ ...first, record: sent }, TOTAL - PART, true);
  expect(dueSum(record)).toBe(TOTAL);
});

test('a part that was refunded by hand beside store credit is not owed any more', () => {
  const { order, record } = heard(cancelled(true), PART);
  expect([dueSum(record), promisedPaise(record, 'pay_1')]).toEqual([0, TOTAL]);
  expect(order.payment.parts).toBeUndefined();
});

test('a refund by hand that failed is owed again where the rest became store credit', () => {
  const rest = cancelledFrom(heard(placed(), PART), true);
  const { order, record } = heard(rest, PART, true);
  expect([dueSum(record), creditedPaise(record, 'pay_1')]).toEqual([PART, TOTAL - PART]);
  expect(order.payment.parts).toMatchObject([{ status: 'due', amount: 200 }]);
  expect(heard({ order, record }, PART, true)).toEqual({ order, record });
});

test('a delivered order counts as paid again where a refund by hand beside store credit failed', () => {
  const { record, order } = placed();
  const delivered = { ...order, status: 'delivered' as const };
  const request = { id: 'part-1', amount: paise(TOTAL - PART), note: 'Sorry', settles: false };
  const how = { reference: '', asCredit: true, by: 'shop' };
  const credited = decideRefund(delivered, record, { ...request, ...how }, now);
  if (credited.kind !== 'refunded' || !credited.record) throw new Error(credited.kind);
  const whole = heard({ order: credited.order, record: credited.record }, PART);
  expect(refundable(whole.order)).toBe(0);
  const failed = heard(whole, PART, true);
  expect([dueSum(failed.record), failed.record.status, refundable(failed.order)]).toEqual([
    0,
    'captured',
    PART,
  ]);
});
