import { addMs } from '@/domain/time/addMs';
import type { Order } from '@/domain/orders/order/order';
import type { OrderPayment } from '@/domain/orders/order/payment';
import { payable } from '@/domain/orders/order/payable';
import {
  HOLD_MS,
  newPaymentRecord,
  withDue,
  type PaymentRecord,
} from '@/domain/payments/record/paymentRecord';
import type { PaymentMethod } from '@/domain/pricing/fees';

/** The payment of the n-th demo order. Razorpay's ids have 14 characters after their kind. */
export function paymentOf(n: number, method: PaymentMethod): OrderPayment {
  if (method === 'Cash on Delivery') return { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' };
  const id = `DEMO${String(n).padStart(10, '0')}`;
  return { status: 'captured', razorpayOrderId: `order_${id}`, razorpayPaymentId: `pay_${id}` };
}

/** The shop's records of the orders that were paid online, a payment each. */
export const paymentRecords = (orders: readonly Order[]): PaymentRecord[] =>
  orders
    .filter(({ payment }) => payment.razorpayPaymentId)
    .map((order) => {
      const { orderId, userId, payment, createdAt } = order;
      const { razorpayOrderId, razorpayPaymentId } = payment;
      const now = new Date(createdAt);
      const asked = { razorpayOrderId, userId, orderId, amount: payable(order), currency: 'INR' };
      const record = newPaymentRecord(asked, addMs(now, HOLD_MS), now);
      return withDue({ ...record, status: 'captured', razorpayPaymentId, askAt: null }, now);
    });
