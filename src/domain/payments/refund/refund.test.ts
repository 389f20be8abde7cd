import { paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { addMs } from '@/domain/time/addMs';
import { DAY_MS } from '@/domain/time/calendar';
import { withDue } from '../record/paymentRecord';
import { after, keptPayment, refund, start } from '../record/testing';
import {
  claimRefund,
  markOrderRefunded,
  markRefundSent,
  reopenFailedRefund,
  refundKey,
  refundNote,
  scheduleRefundRetry,
  refundsDue,
} from './refund';

describe('a refund', () => {
  it('is claimed by one worker when it is due', () => {
    expect(claimRefund(keptPayment, 'pay_1', after(19))).toBeNull();
    const claimed = claimRefund(keptPayment, 'pay_1', after(20));
    expect(claimed?.refunds['pay_1']).toMatchObject({ attempts: 1, nextAt: addMs(after(20), 60_000) });
    expect(claimRefund(claimed!, 'pay_1', after(20))).toBeNull();
    expect(claimRefund(keptPayment, 'pay_2', after(20))).toBeNull();
    expect(refundsDue(claimed!, after(21))).toEqual(['pay_1']);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 15],
    [5, 60],
    [50, 60],
  ])('after %i attempts waits %i minutes', (attempts, minutes) => {
    const tried = { ...keptPayment, refunds: { pay_1: { ...refund, attempts } } };
    expect(scheduleRefundRetry(tried, 'pay_1', { problem: 'down', isRefused: false }, start)).toMatchObject({
      dueAt: addMs(start, minutes * 60_000),
      refunds: { pay_1: { problem: 'down' } },
    });
  });

  it('is finished once, together with the payment', () => {
    const done = markRefundSent(keptPayment, 'pay_1', 'rfnd_1', start);
    expect(done).toMatchObject({
      status: 'refunded',
      dueAt: null,
      refunds: { pay_1: { status: 'done', refundId: 'rfnd_1' } },
    });
    expect(scheduleRefundRetry(done, 'pay_1', { problem: 'late word', isRefused: true }, start)).toBe(done);
    const second = withDue({ ...keptPayment, refunds: { pay_2: refund } }, start);
    expect(markRefundSent(second, 'pay_2', 'rfnd_2', start).status).toBe('captured');
  });

  it('that failed gets another idempotency key', () => {
    const done = markRefundSent(keptPayment, 'pay_1', 'rfnd_1', start);
    expect(reopenFailedRefund(done, 'pay_1', 'rfnd_other', start)).toBeNull();
    const again = reopenFailedRefund(done, 'pay_1', 'rfnd_1', start)!.refunds['pay_1']!;
    expect(again).toMatchObject({ status: 'due', failed: 1, nextAt: addMs(start, 60_000) });
    expect(refundKey('pay_1', again)).not.toBe(refundKey('pay_1', refund));
    expect(refundKey('pay_1', refund).length).toBeGreaterThanOrEqual(10);
    // Once more, and the team has a day to transfer the money instead.
    const twice = markRefundSent({ ...done, refunds: { pay_1: again } }, 'pay_1', 'rfnd_2', start);
    expect(reopenFailedRefund(twice, 'pay_1', 'rfnd_2', start)?.refunds['pay_1']).toMatchObject({
      failed: 2,
      nextAt: addMs(start, DAY_MS),
    });
  });

  test.each([
    ['expired', 'refunded'],
    ['cancelled', 'refunded'],
    ['placed', 'placed'],
  ])('changes an order that is %s to %s', (status, becomes) => {
    const payment = {
      status: 'captured',
      razorpayPaymentId: 'pay_1',
      refund: { status: 'due', note: 'Why' },
    };
    const order = { status, paymentMethod: 'Pay Online', payment, history: [] } as unknown as Order;
    const refunded = markOrderRefunded(order, 'pay_1', start);
    expect(refunded).toMatchObject({
      status: becomes,
      payment: { status: 'refunded', refund: { status: 'done' } },
    });
    expect(markOrderRefunded(refunded!, 'pay_1', start)).toBeNull();
    expect(markOrderRefunded(order, 'pay_2', start)).toBeNull();
  });
});

test('each refund reason is a sentence that says where the money goes', () => {
  const reasons = [
    'sold_out',
    'coupon_used',
    'too_late',
    'over_limit',
    'replaced',
    'paid_twice',
    'order_closed',
    'credit_back',
    'wrong_amount',
    'unclaimed',
    'cancelled',
  ] as const;
  for (const reason of reasons)
    expect(refundNote(reason, paise(28_500))).toMatch(
      /₹285 will be refunded to your original payment method/,
    );
});
