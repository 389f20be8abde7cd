import { paise } from '@/domain/money/money';
import { addMs } from '@/domain/time/addMs';
import { newPaymentRecord, withDue, type PaymentRefund } from '../paymentRecord';

/** The start time of a test's payments. */
export const start = new Date('2026-11-21T10:00:00.000Z');
export const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
export const heldUntil = addMs(start, 20 * 60_000);
const what = {
  razorpayOrderId: 'order_1',
  userId: 'asha',
  orderId: '',
  amount: paise(28_500),
  currency: 'INR',
};
/** Of 285 rupees, and nothing has come of it yet. */
export const newRecord = newPaymentRecord(what, heldUntil, start);
export const refund: PaymentRefund = {
  status: 'due',
  amount: paise(28_500),
  reason: 'unclaimed',
  refundId: '',
  failed: 0,
  attempts: 0,
  problem: '',
  nextAt: heldUntil,
};
/** Paid, with a due refund. */
export const keptPayment = withDue(
  { ...newRecord, status: 'captured', razorpayPaymentId: 'pay_1', askAt: null, refunds: { pay_1: refund } },
  start,
);
