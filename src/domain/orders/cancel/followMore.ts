import { difference, toPaise, type Paise } from '@/domain/money/money';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { followParts } from '@/domain/payments/refund/partRefund';
import { withRecord, type Back } from '@/domain/payments/refund/paymentsBack';
import { markOrderRefunded, promisedRefund } from '@/domain/payments/refund/refund';
import type { Order } from '../order/order';
import type { OrderPayment } from '../order/payment';
import { asRefund } from '../returnDesk/asRefund';

const stateOf = (payment: OrderPayment, id: string): Back =>
  payment.razorpayPaymentId === id
    ? payment
    : (payment.more?.find(({ razorpayPaymentId }) => razorpayPaymentId === id) ?? {});

/** The refund still owed for all payments, less refunds made by hand since. */
function owedNow(payment: OrderPayment, record: PaymentRecord, byHand: Paise, at: string) {
  const due = record.refunds[record.razorpayPaymentId];
  if (!payment.refund || due?.status !== 'due' || byHand === 0) return {};
  return { refund: promisedRefund(difference(toPaise(payment.refund.amount), byHand), due.reason, at) };
}

/**
 * Updates an order with several payments from the record of one of them; null when nothing changes.
 * `isEnded`: all payments were refunded.
 */
export function followOneOfMany(
  order: Order,
  record: PaymentRecord,
  now: Date,
): { order: Order; isEnded: boolean } | null {
  const { payment } = order;
  const { razorpayPaymentId: id } = record;
  const isOwn = payment.razorpayPaymentId === id || payment.more?.some((one) => one.razorpayPaymentId === id);
  if (!id || !isOwn) return null;
  const at = now.toISOString();
  const shown = followParts({ ...order, payment: withRecord(payment, record) }, record, now);
  const [before, after] = [stateOf(payment, id), stateOf(shown.payment, id)];
  const isAllBack = [shown.payment, ...(shown.payment.more ?? [])].every(({ isBack }) => isBack);
  if (isAllBack) {
    const refunded = markOrderRefunded(asRefund(shown), payment.razorpayPaymentId, now);
    if (refunded) return { order: refunded, isEnded: true };
  }
  const isReopened = payment.status === 'refunded' && !isAllBack && order.status !== 'refunded';
  const isSame =
    before.givenBack === after.givenBack &&
    before.isBack === after.isBack &&
    shown.payment.parts?.length === payment.parts?.length &&
    (shown.payment.parts ?? []).every((part, n) => part === payment.parts?.[n]);
  if (isSame && !isReopened) return null;
  const byHand = difference(toPaise(after.givenBack ?? 0), toPaise(before.givenBack ?? 0));
  const { refund, ...paid } = shown.payment;
  const changed: OrderPayment = isReopened
    ? { ...paid, status: 'captured' }
    : { ...paid, ...(refund ? { refund } : {}), ...owedNow(payment, record, byHand, at) };
  return { order: { ...shown, payment: changed, updatedAt: at }, isEnded: false };
}
