import { attempt, capture, refunded } from './lifecycle';
import { type Order } from './types';

const order: Order = {
  id: 'order_1',
  entity: 'order',
  amount: 44_900,
  amount_paid: 0,
  amount_due: 44_900,
  currency: 'INR',
  receipt: 'r1',
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: {},
  created_at: 1,
};
const payer = { method: 'upi' as const, email: null, contact: null };

describe('the payment lifecycle', () => {
  it('has the order paid in full by a captured payment', () => {
    const made = attempt(order, 'captured', payer, 'pay_1', 2);
    expect(made.order).toMatchObject({ status: 'paid', amount_paid: 44_900, amount_due: 0, attempts: 1 });
    expect(made.payment).toMatchObject({ status: 'captured', captured: true, vpa: 'success@razorpay' });
  });

  it('captures an authorized payment', () => {
    const made = attempt(order, 'authorized', payer, 'pay_1', 2);
    expect(made.order).toMatchObject({ status: 'attempted', amount_paid: 0 });
    expect(capture(made.order, made.payment).order.status).toBe('paid');
  });

  it('allows another try after a failed payment', () => {
    const failed = attempt(order, 'failed', payer, 'pay_1', 2);
    expect(failed.payment).toMatchObject({ status: 'failed', error_reason: 'payment_failed' });
    expect(attempt(failed.order, 'captured', payer, 'pay_2', 3).order).toMatchObject({
      attempts: 2,
      status: 'paid',
    });
  });

  it('refunds in parts up to the full amount', () => {
    const { payment } = attempt(order, 'captured', payer, 'pay_1', 2);
    const part = refunded(payment, 900);
    expect(part).toMatchObject({ status: 'captured', refund_status: 'partial', amount_refunded: 900 });
    expect(refunded(part, 44_000)).toMatchObject({ status: 'refunded', refund_status: 'full' });
  });
});
