import { toRupees } from '@/domain/money/money';
import type { MorePayment, OrderPayment } from '@/domain/orders/order/payment';
import { manuallyRefundedPaise, type PaymentRecord } from '../record/paymentRecord';

/** The order's copy of the refunds of one of its payments. */
export type Back = Pick<MorePayment, 'givenBack' | 'isBack'>;

function backOf(record: PaymentRecord): Back {
  const paise = manuallyRefundedPaise(record, record.razorpayPaymentId);
  return {
    ...(paise > 0 ? { givenBack: toRupees(paise) } : {}),
    ...(record.status === 'refunded' ? { isBack: true } : {}),
  };
}

function withBack<P extends Back>(payment: P, back: Back): P {
  const { givenBack: _, isBack: __, ...rest } = payment;
  return { ...rest, ...back } as P;
}

/** The payments of an order with its copy of the refunds in one of their records. */
export function withRecord(payment: OrderPayment, record: PaymentRecord): OrderPayment {
  const { razorpayPaymentId: id } = record;
  if (payment.razorpayPaymentId === id) return withBack(payment, backOf(record));
  const more = payment.more?.map((one) =>
    one.razorpayPaymentId === id ? withBack(one, backOf(record)) : one,
  );
  return { ...payment, ...(more ? { more } : {}) };
}
