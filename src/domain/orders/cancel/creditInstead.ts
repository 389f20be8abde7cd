import { sum, toRupees } from '@/domain/money/money';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund } from '@/domain/payments/refund/refund';
import { canBecomeCredit, creditedNote, withCreditRefund } from '@/domain/payments/refund/refundToCredit';
import { leftOf } from '@/domain/payments/refund/splitRefund';
import type { Order } from '../order/order';
import type { OrderPayment } from '../order/payment';

/** A cancelled order's payment and its records after conversion to store credit. */
export interface CreditInstead {
  payment: OrderPayment;
  record: PaymentRecord;
  more: PaymentRecord[];
}

/**
 * Turns the rest of an order's payments into store credit, once. Null where nothing is left, nobody could
 * spend it, or a refund of a whole payment has already begun; that stays a refund.
 */
export function creditInstead(
  order: Order,
  first: PaymentRecord | null,
  others: readonly PaymentRecord[],
  now: Date,
): CreditInstead | null {
  const { payment } = order;
  if (!first || !canBecomeCredit(order)) return null;
  const records = [first, ...others];
  if (records.some(({ refunds, razorpayPaymentId }) => refunds[razorpayPaymentId])) return null;
  const paise = sum(records.map(leftOf));
  if (paise === 0) return null;
  const at = now.toISOString();
  const credited = (record: PaymentRecord) =>
    leftOf(record) === 0
      ? record
      : withCreditRefund(record, record.razorpayPaymentId, dueRefund(leftOf(record), 'cancelled', at), now);
  const amount = toRupees(paise);
  const back = payment.more && {
    isBack: true as const,
    more: payment.more.map((one) => ({ ...one, isBack: true as const })),
  };
  return {
    payment: {
      ...payment,
      ...back,
      status: 'refunded',
      refund: { status: 'done', amount, note: creditedNote(paise), at, asCredit: true },
    },
    record: credited(first),
    more: others.map(credited),
  };
}
