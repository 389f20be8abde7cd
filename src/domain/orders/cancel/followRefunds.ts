import { toRupees, type Paise } from '@/domain/money/money';
import { manuallyRefundedPaise, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { followParts } from '@/domain/payments/refund/partRefund';
import { markOrderRefunded, promisedRefund } from '@/domain/payments/refund/refund';
import { withRefused } from '@/domain/payments/refund/refusedRefunds';
import type { Order } from '../order/order';
import { asRefund } from '../returnDesk/asRefund';
import { decideCancel } from './cancel';
import { followOneOfMany } from './followMore';
import { messages } from './messages';

export interface Followed {
  order: Order;
  /**
   * The caller cancels the order in the same transaction, because its payment was refunded and nothing has
   * left.
   */
  cancel: boolean;
}

function withGivenBack(order: Order, paise: Paise): Order {
  const { givenBack: _, ...payment } = order.payment;
  const part = paise > 0 ? { givenBack: toRupees(paise) } : {};
  return { ...order, payment: { ...payment, ...part } };
}

/** Stops an order whose payment was refunded before its parcel left. */
function stopped(order: Order, now: Date): Followed {
  const decision = decideCancel(order, { by: 'razorpay', reason: messages.refunded }, now);
  if (decision.kind === 'ask') return { order: decision.order, cancel: false };
  return { order, cancel: decision.kind === 'now' };
}

/** Updates an order from its payment record; null when nothing changes. */
export function followRefunds(order: Order, record: PaymentRecord, now: Date): Followed | null {
  const marked = withRefused(order, record);
  const followed = followMoney(marked, record, now);
  if (followed || marked === order) return followed;
  return { order: { ...marked, updatedAt: now.toISOString() }, cancel: false };
}

function followMoney(order: Order, record: PaymentRecord, now: Date): Followed | null {
  const { payment } = order;
  if (payment.more) {
    const followed = followOneOfMany(order, record, now);
    if (!followed) return null;
    return followed.isEnded ? stopped(followed.order, now) : { order: followed.order, cancel: false };
  }
  const { razorpayPaymentId: id } = record;
  if (!id || payment.razorpayPaymentId !== id) return null;
  const at = now.toISOString();
  const shown = followParts(withGivenBack(order, manuallyRefundedPaise(record, id)), record, now);
  if (record.status === 'refunded') {
    // A promised replacement has named no units as returned, so the credit owed for them would be missed.
    const refunded = markOrderRefunded(asRefund(shown), id, now);
    if (refunded) return stopped(refunded, now);
    return shown.payment.parts === payment.parts
      ? null
      : { order: { ...shown, updatedAt: at }, cancel: false };
  }
  if (payment.status === 'refunded' && order.status !== 'refunded' && !record.refunds[id]) {
    const { refund: _, ...rest } = shown.payment;
    return { order: { ...shown, payment: { ...rest, status: 'captured' }, updatedAt: at }, cancel: false };
  }
  if (payment.status === 'refunded' && shown.payment.parts === payment.parts) return null;
  const same = shown.payment.givenBack === payment.givenBack && shown.payment.parts === payment.parts;
  if (same) return null;
  const due = record.refunds[id];
  const owed =
    payment.refund && due?.status === 'due' ? { refund: promisedRefund(due.amount, due.reason, at) } : {};
  return { order: { ...shown, payment: { ...shown.payment, ...owed }, updatedAt: at }, cancel: false };
}
