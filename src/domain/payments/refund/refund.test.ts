import type { Order } from '@/domain/orders/order/order';
import { later, withDue } from '../record/paymentRecord';
import { after, kept, refund, start } from '../record/testing';
import {
  claimRefund,
  orderRefunded,
  refundDone,
  refundFailed,
  refundKey,
  refundLater,
  refundsDue,
} from './refund';

describe('a refund', () => {
  it('is claimed by one, when its time has come', () => {
    expect(claimRefund(kept, 'pay_1', after(19))).toBeNull();
    const claimed = claimRefund(kept, 'pay_1', after(20));
    expect(claimed?.refunds['pay_1']).toMatchObject({ attempts: 1, nextAt: later(after(20), 60_000) });
    expect(claimRefund(claimed!, 'pay_1', after(20))).toBeNull();
    expect(claimRefund(kept, 'pay_2', after(20))).toBeNull();
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
    const tried = { ...kept, refunds: { pay_1: { ...refund, attempts } } };
    expect(refundLater(tried, 'pay_1', 'down', start)).toMatchObject({
      ...{ dueAt: later(start, minutes * 60_000), refunds: { pay_1: { problem: 'down' } } },
    });
  });

  it('is done once, and with it the payment that counted', () => {
    const done = refundDone(kept, 'pay_1', 'rfnd_1', start);
    expect(done).toMatchObject({
      status: 'refunded',
      dueAt: null,
      refunds: { pay_1: { status: 'done', refundId: 'rfnd_1' } },
    });
    expect(refundLater(done, 'pay_1', 'late word', start)).toBe(done);
    const second = withDue({ ...kept, refunds: { pay_2: refund } }, start);
    expect(refundDone(second, 'pay_2', 'rfnd_2', start).status).toBe('captured');
  });

  it('that could not be carried out gets another key', () => {
    const done = refundDone(kept, 'pay_1', 'rfnd_1', start);
    expect(refundFailed(done, 'pay_1', 'rfnd_other', start)).toBeNull();
    const again = refundFailed(done, 'pay_1', 'rfnd_1', start)!.refunds['pay_1']!;
    expect(again).toMatchObject({ status: 'due', failed: 1 });
    expect(refundKey('pay_1', again)).not.toBe(refundKey('pay_1', refund));
    expect(refundKey('pay_1', refund).length).toBeGreaterThanOrEqual(10);
  });

  test.each([
    ['expired', 'refunded'],
    ['cancelled', 'refunded'],
    ['placed', 'placed'],
  ])('an order that is %s is %s then', (status, becomes) => {
    const payment = {
      status: 'captured',
      razorpayPaymentId: 'pay_1',
      refund: { status: 'due', note: 'Why' },
    };
    const order = { status, paymentMethod: 'Pay Online', payment, history: [] } as unknown as Order;
    const refunded = orderRefunded(order, 'pay_1', start);
    expect(refunded).toMatchObject({
      status: becomes,
      payment: { status: 'refunded', refund: { status: 'done' } },
    });
    expect(orderRefunded(refunded!, 'pay_1', start)).toBeNull();
    expect(orderRefunded(order, 'pay_2', start)).toBeNull();
  });
});
