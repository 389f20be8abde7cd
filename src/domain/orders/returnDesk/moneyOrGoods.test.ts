import { actionsFor } from '@/domain/admin/adminOrder';
import { paise, ZERO } from '@/domain/money/money';
import { markOrderRefunded } from '@/domain/payments/refund/refund';
import { newPaymentRecord, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { followRefunds } from '../cancel/followRefunds';
import type { Order } from '../order/order';
import { asRefund } from './asRefund';
import { decideOrderRefund } from './refund';
import { withReplacement } from './replacement';
import { owedNow, returnStepsOf, returnWaitOf } from './steps';
import { allAs, judged, must, now, received } from './testing/deskSteps';

const base = received();
const promised = must(judged(base, allAs(base, 'damaged'), 'replace'));
const part = { id: 'p', status: 'done', note: '', at: '' } as const;
const given = (order: Order, amount: number): Order => ({
  ...order,
  payment: { ...order.payment, parts: [{ ...part, amount }] },
});

test('a replacement is not sent once the order is refunded, and its return waits for nothing', () => {
  const refunded = markOrderRefunded(promised, promised.payment.razorpayPaymentId, now)!;
  expect(refunded.status).toBe('refunded');
  expect([returnStepsOf(refunded), returnWaitOf(refunded)]).toEqual([[], '']);
});

test('a promised replacement is owed as money once the payment went back and store credit is left', () => {
  const { razorpayOrderId, razorpayPaymentId } = promised.payment;
  const facts = { razorpayOrderId, userId: promised.userId, orderId: promised.orderId, currency: 'INR' };
  const record: PaymentRecord = {
    ...newPaymentRecord({ ...facts, amount: paise(41_300) }, now.toISOString(), now),
    status: 'refunded',
    razorpayPaymentId,
  };
  const credit = { paise: paise(10_000), backPaise: ZERO, lots: [] };
  const followed = followRefunds({ ...promised, credit }, record, now)!.order;
  expect([followed.status, owedNow(followed)]).toEqual(['returned', 10_000]);
  expect(returnStepsOf(followed)).toEqual(['refund']);
});

test('the order gives no money back while one is promised, and does so once it is given up or sent', () => {
  expect(decideOrderRefund(promised)).toMatchObject({ kind: 'refused', code: 'replacement_due' });
  expect(actionsFor(promised)).not.toContain('refund');
  for (const free of [asRefund(promised), withReplacement(promised, 'GLM2', ZERO, now), base]) {
    expect(decideOrderRefund(free)).toBe(free);
    expect(actionsFor(free)).toContain('refund');
  }
});

test.each([
  [50, 'done'],
  [513, 'refused'],
])('a replacement is judged after ₹%s were refunded: %s', (amount, kind) => {
  const before = given(base, amount);
  expect(judged(before, allAs(base, 'damaged'), 'replace')).toMatchObject({
    kind,
    ...(kind === 'refused' ? { code: 'given_back' } : {}),
  });
  expect(judged(before, allAs(base, 'damaged')).kind).toBe('done');
});
