import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway } from '../../gateways/paymentGateway';
import { ok, type Answer } from '../../platform/http/answer';
import { paymentUnavailable } from '../../orders/orderAnswers';
import { messages } from './messages';

/** create-order's answer when Razorpay gives none. */
export const gatewayDown = (): Answer => paymentUnavailable(messages.gatewayDown);

/** create-order's answer where store credit has paid for all of the order. */
export const paidByCredit = ({ keyId }: PaymentGateway, { orderId }: Order): Answer =>
  ok({ id: '', amount: 0, currency: 'INR', orderId, keyId } satisfies CreateOrderResponse);

/** create-order's answer with what Razorpay's checkout needs. */
export function createdAnswer(
  { keyId }: PaymentGateway,
  { razorpayOrderId, amount, currency, orderId }: PaymentRecord,
): Answer {
  return ok({ id: razorpayOrderId, amount, currency, orderId, keyId } satisfies CreateOrderResponse);
}
