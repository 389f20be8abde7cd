import { findDeletionBlockers } from '@/domain/customers/accountDeletion';
import { deliveredOrder } from '@/domain/invoices/testing';
import { orderMails } from '@/domain/mail/orders/orderMails';
import { orderMailContent } from '@/domain/mail/orders/orderMailContent';
import { paise, ZERO } from '@/domain/money/money';
import { followRefunds } from '@/domain/orders/cancel/followRefunds';
import type { Order } from '@/domain/orders/order/order';
import { withoutPerson } from '@/domain/orders/order/withoutPerson';
import { addMs } from '@/domain/time/addMs';
import {
  newPaymentRecord,
  partKey,
  sentPaise,
  transferredPaise,
  withDue,
  type PaymentRecord,
  type PaymentRefund,
} from '../record/paymentRecord';
import { claimRefund, dueRefund, promisedRefund, refundsDue, scheduleRefundRetry } from './refund';
import { applyRefundNews } from './refundNews';
import { refusalReasons, refusedOf, withRefused } from './refusedRefunds';
import { decidePaymentTransfer, decideTransfer } from './transferred';

const now = new Date('2026-11-26T06:00:00Z');
const later = new Date('2026-12-26T06:00:00Z');
const TOTAL = 51_300;
const PART = 20_000;
const WHOLE = 'pay_1';
const PART_KEY = partKey('pay_1', 'part-1');
const part = { id: 'part-1', note: 'Sorry', settles: false, at: now.toISOString() };

interface Books {
  order: Order;
  record: PaymentRecord;
}

function books(key: string, refund: PaymentRefund, order: Order): Books {
  const what = {
    razorpayOrderId: order.payment.razorpayOrderId,
    userId: 'asha',
    orderId: order.orderId,
    amount: paise(TOTAL),
    currency: 'INR',
  };
  const captured = { status: 'captured', razorpayPaymentId: WHOLE, askAt: null } as const;
  const record = { ...newPaymentRecord(what, now.toISOString(), now), ...captured };
  return { order, record: withDue({ ...record, refunds: { [key]: refund } }, now) };
}

/** A cancelled order of ₹513 whose whole payment is owed. */
function cancelled(): Books {
  const order = deliveredOrder({ status: 'cancelled', history: [] });
  const refund = promisedRefund(paise(TOTAL), 'cancelled', now.toISOString());
  const payment = { ...order.payment, status: 'captured' as const, refund };
  return books(WHOLE, dueRefund(paise(TOTAL), 'cancelled', now.toISOString()), { ...order, payment });
}

/** A delivered order of ₹513 of which ₹200 are owed. */
const partOwed = (): Books =>
  books(PART_KEY, { ...dueRefund(paise(PART), 'by_shop', now.toISOString()), part }, deliveredOrder());

function refuse({ order, record }: Books, key: string, isRefused = true): Books {
  const claimed = claimRefund(record, key, now);
  if (!claimed) throw new Error('It is not due');
  const failed = scheduleRefundRetry(claimed, key, { problem: 'too old', isRefused }, now);
  return { order: withRefused(order, failed), record: failed };
}

function transferred(from: Books, amount: number): Books {
  const decision = decideTransfer(
    from.order,
    [from.record],
    { amount: paise(amount), reference: 'UTR1' },
    now,
  );
  const [record] = decision.kind === 'transferred' ? decision.records : [];
  if (decision.kind !== 'transferred' || !record) throw new Error(`It is ${decision.kind}`);
  return { order: followRefunds(decision.order, record, now)?.order ?? decision.order, record };
}

const CASES = [
  ['the whole payment of a cancelled order', cancelled, WHOLE, TOTAL],
  ['a part of a delivered order', partOwed, PART_KEY, PART],
] as const;

describe.each(CASES)('a refund of %s', (_, owed, key, amount) => {
  const success = {
    paymentId: WHOLE,
    id: 'rfnd_late',
    amount: paise(amount),
    failed: false,
    receipt: key === WHOLE ? '' : 'part-1',
  };
  const once = () => transferred(refuse(owed(), key), amount);

  test('that merely waits, or is asked for at this moment, cannot be transferred', () => {
    const request = { amount: paise(amount), reference: 'UTR1' };
    const unanswered = refuse(owed(), key, false);
    const refusedOnce = refuse(owed(), key);
    const asked = claimRefund(refusedOnce.record, key, later)!;
    expect(refusedOf(refusedOnce.order)).toBe(amount);
    for (const { order, record } of [owed(), unanswered, { order: refusedOnce.order, record: asked }]) {
      expect(decideTransfer(order, [record], request, now)).toMatchObject({ code: 'none_refused' });
      // Nothing is refused, and no transfer of nothing is noted.
      const nothing = { ...request, amount: ZERO };
      expect(decideTransfer(order, [record], nothing, now)).toMatchObject({ code: 'none_refused' });
      expect(decidePaymentTransfer(record, nothing, now)).toMatchObject({ code: 'none_refused' });
    }
    expect(refusedOf(unanswered.order)).toBe(0);
  });

  test('that Razorpay refused is transferred as a whole and once', () => {
    const from = refuse(owed(), key);
    const less = { amount: paise(amount - 100), reference: 'UTR1' };
    expect(decideTransfer(from.order, [from.record], less, now)).toMatchObject({ code: 'sum_changed' });
    const { order, record } = once();
    expect(refusedOf(order)).toBe(0);
    expect(record).toMatchObject({ dueAt: null, refunds: { [key]: { status: 'done', reference: 'UTR1' } } });
    expect([transferredPaise(record, WHOLE), sentPaise(record, WHOLE)]).toEqual([amount, 0]);
    expect(findDeletionBlockers([order], [record])).toEqual([]);
    const again = (reference: string) =>
      decideTransfer(order, [record], { amount: paise(amount), reference }, later);
    expect(again('UTR1').kind).toBe('known');
    expect(again('UTR2')).toMatchObject({ code: 'none_refused' });
  });

  test('that was transferred is not asked of Razorpay again', () => {
    const { record } = once();
    expect(refundsDue(record, later)).toEqual([]);
    expect(claimRefund(record, key, later)).toBeNull();
    expect(scheduleRefundRetry(record, key, { problem: 'late', isRefused: true }, later)).toBe(record);
  });

  test('that Razorpay makes after all is noted, and not taken back by its failure', () => {
    const { order, record } = once();
    const twice = applyRefundNews(record, order, success, later)!;
    expect(twice).toMatchObject({
      sentTwiceAt: later.toISOString(),
      byHand: { rfnd_late: { amount, failed: false } },
      refunds: { [key]: { status: 'done', reference: 'UTR1' } },
    });
    expect(sentPaise(twice, WHOLE)).toBe(amount);
    expect(applyRefundNews(twice, order, success, later)).toBeNull();
    const failed = applyRefundNews(twice, order, { ...success, failed: true }, later)!;
    expect(failed.sentTwiceAt).toBeUndefined();
    expect([sentPaise(failed, WHOLE), refundsDue(failed, later)]).toEqual([0, []]);
    expect(applyRefundNews(failed, order, { ...success, failed: true }, later)).toBeNull();
  });
});

test('the order ends as after a refund by Razorpay, in words of its own', () => {
  const { order } = transferred(refuse(cancelled(), WHOLE), TOTAL);
  expect(order).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded', refund: { status: 'done', amount: 513, reference: 'UTR1' } },
  });
  const addresses = { orderUrl: 'https://shop.example', support: '', payUrl: '' };
  const { paragraphs } = orderMailContent('refunded', order, addresses);
  expect(paragraphs.join(' ')).toContain('We have transferred ₹513 to you');
  expect(paragraphs.join(' ')).toContain('UTR1');
  expect(JSON.stringify(withoutPerson(order))).not.toContain('UTR1');
});

test('a part has its number, and the order goes on', () => {
  const { order } = transferred(refuse(partOwed(), PART_KEY), PART);
  const parts = [{ id: 'part-1', status: 'done', amount: 200, reference: 'UTR1', sentAt: now.toISOString() }];
  expect(order).toMatchObject({ status: 'delivered', payment: { status: 'captured', parts } });
});

test('of several payments only the refused ones are transferred, and the words say so', () => {
  const { order, record } = cancelled();
  const [first, second] = [31_300, 20_000];
  const other = { razorpayOrderId: 'order_2', razorpayPaymentId: 'pay_2', editId: 'edit-1', amount: 200 };
  const payments = { ...order, payment: { ...order.payment, more: [other] } };
  const of = (id: string, amount: number) => ({
    ...record,
    amount: paise(amount),
    refunds: { [id]: dueRefund(paise(amount), 'cancelled', now.toISOString()) },
  });
  const waiting = of('pay_1', first);
  const { order: shown, record: refusedOne } = refuse(
    {
      order: payments,
      record: { ...of('pay_2', second), razorpayOrderId: 'order_2', razorpayPaymentId: 'pay_2' },
    },
    'pay_2',
  );
  expect(refusedOf(shown)).toBe(second);
  const decision = decideTransfer(
    shown,
    [waiting, refusedOne],
    { amount: paise(second), reference: 'UTR1' },
    now,
  );
  if (decision.kind !== 'transferred') throw new Error(decision.kind);
  expect(decision.records.map(({ razorpayOrderId }) => razorpayOrderId)).toEqual(['order_2']);
  const after = followRefunds(decision.order, decision.records[0]!, now)?.order;
  expect(after?.payment).toMatchObject({
    status: 'captured',
    refund: { status: 'due' },
    more: [{ isBack: true }],
  });
  expect(after?.payment.refund?.note).toMatch(/₹200 of it .* The rest goes back/);
});

test('a refund that failed at Razorpay counts as refused until it is asked for again', () => {
  const { order, record } = partOwed();
  const sent = applyRefundNews(
    record,
    order,
    { paymentId: WHOLE, id: 'rfnd_1', amount: paise(PART), failed: false, receipt: 'part-1' },
    now,
  )!;
  const back = applyRefundNews(
    sent,
    order,
    { paymentId: WHOLE, id: 'rfnd_1', amount: paise(PART), failed: true, receipt: 'part-1' },
    now,
  )!;
  const shown = followRefunds(order, back, now)!.order;
  expect(refusedOf(shown)).toBe(PART);
  expect(claimRefund(back, PART_KEY, new Date(addMs(now, 61_000)))?.refunds[PART_KEY]).not.toHaveProperty(
    'isRefused',
  );
});

test('a payment that the order was not paid with goes back beside it, and the customer reads of it once', () => {
  const order = deliveredOrder({ payment: { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' } });
  const prepay = {
    ...books('pay_2', dueRefund(paise(TOTAL), 'not_prepaid', now.toISOString()), order),
    order,
  };
  const record = { ...prepay.record, razorpayOrderId: 'plink_2', razorpayPaymentId: 'pay_2' };
  const from = refuse({ order, record }, 'pay_2');
  expect([refusedOf(order), refusedOf(from.order)]).toEqual([0, TOTAL]);
  expect(withRefused(from.order, from.record)).toBe(from.order);
  const after = transferred(from, TOTAL);
  expect(after.record).toMatchObject({ dueAt: null, refunds: { pay_2: { reference: 'UTR1' } } });
  expect(after.order).toMatchObject({ status: 'delivered', payment: { status: 'cod', extras: [{}] } });
  expect(refusedOf(after.order)).toBe(0);
  expect(findDeletionBlockers([after.order], [after.record])).toEqual([]);
  const mails = orderMails(from.order, after.order, 'https://shop.example');
  expect(mails).toMatchObject([{ id: `${order.orderId}-extra-pay_2-transferred`, to: [order.email] }]);
  expect(mails[0]?.message.text).toMatch(/We have transferred ₹513 to you.* The bank’s reference is UTR1\./);
});

test('a refused prepayment beside a refund of the order leaves its words', () => {
  const { order, record } = refuse(cancelled(), WHOLE);
  const prepay = { ...record, razorpayOrderId: 'plink_2', razorpayPaymentId: 'pay_2', amount: paise(PART) };
  const refunds = { pay_2: dueRefund(paise(PART), 'not_prepaid', now.toISOString()) };
  const both = refuse({ order, record: { ...prepay, refunds } }, 'pay_2');
  expect(refusedOf(both.order)).toBe(TOTAL + PART);
  const request = { amount: paise(TOTAL + PART), reference: 'UTR1' };
  const decision = decideTransfer(both.order, [record, both.record], request, now);
  expect(decision).toMatchObject({
    kind: 'transferred',
    order: {
      payment: { refund: { note: expect.stringContaining('₹513 to you'), reference: 'UTR1' } },
      extraPayment: { paymentId: 'pay_2', amount: 200, reference: 'UTR1' },
    },
  });
});

test('the order keeps Razorpay’s reason as one short line, until the money went back', () => {
  const { order, record } = cancelled();
  const claimed = claimRefund(record, WHOLE, now)!;
  const problem = `Razorpay 400: The payment\n is <b>too old</b>\u202e ${'x'.repeat(300)}`;
  const failed = scheduleRefundRetry(claimed, WHOLE, { problem, isRefused: true }, now);
  const shown = withRefused(order, failed);
  const [reason = ''] = refusalReasons(shown);
  expect(reason).toMatch(/^The payment is <b>too old<\/b> x+$/);
  expect(reason.length).toBeLessThanOrEqual(160);
  expect(withRefused(shown, failed)).toBe(shown);
  expect(JSON.stringify(withoutPerson(shown))).not.toContain('too old');
  expect(refusalReasons(transferred({ order: shown, record: failed }, TOTAL).order)).toEqual([]);
});
