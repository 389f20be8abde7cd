import type { CancelOrderResponse } from '@/domain/contracts/orders/cancel';
import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import type { Order } from '@/domain/orders/order/order';
import { supportContact } from '@/domain/store';
import { refuse, type Answer } from '../platform/http/answer';

function doneMessage({ payment, replaces }: Order): string {
  if (payment.refund) return payment.refund.note;
  if (replaces) {
    return `The order was cancelled. We send you another for what you returned from order ${replaces}, or give you the money.`;
  }
  return payment.status === 'cod'
    ? 'The order was cancelled. There is nothing to pay.'
    : 'The order was cancelled.';
}

/** The order is cancelled, or the courier is being asked to cancel its parcel. */
export function cancelAnswer(order: Order): Answer {
  const { orderId } = order;
  if (isCancelling(order)) {
    const message = 'We are asking the courier to stop your parcel. This can take a few minutes.';
    const body = {
      success: true,
      message,
      orderId,
      status: 'cancelling',
      order,
    } satisfies CancelOrderResponse;
    return { status: 202, body };
  }
  const status = order.status === 'refunded' ? 'refunded' : 'cancelled';
  const message = doneMessage(order);
  return {
    status: 200,
    body: { success: true, message, orderId, status, order } satisfies CancelOrderResponse,
  };
}

function tooLateMessage({ status, payment }: Order): string {
  const back = payment.status === 'cod' ? '' : ', and what you paid is refunded';
  switch (status) {
    case 'shipped':
    case 'out_for_delivery':
      return `This order is on its way and can no longer be cancelled. Refuse the parcel at the door: it then comes back to us${back}. Or return it after its delivery.`;
    case 'return_requested':
      return 'You have asked to return this order, so it can no longer be cancelled.';
    case 'delivered':
      return 'This order has been delivered and can no longer be cancelled. To return it, press Return order.';
    case 'expired':
      return 'This order was closed without a payment, so there is nothing to cancel.';
    default:
      return 'This order has already come back to us, so there is nothing to cancel.';
  }
}

export const tooLate = (order: Order): Answer =>
  refuse(409, 'too_late', tooLateMessage(order), { orderId: order.orderId, status: order.status });

export const notPaid = ({ orderId }: Order): Answer =>
  refuse(
    409,
    'not_paid',
    'This order has not been paid, so there is nothing to cancel: it expires by itself within 20 minutes.',
    { orderId },
  );

/** The courier refused to cancel the parcel although its tracking does not say that it left. */
export const courierRefused = ({ orderId }: Order): Answer =>
  refuse(
    409,
    'courier_refused',
    `The courier could not stop your parcel; it may just have been picked up. Your order continues. You can refuse the parcel at the door, or write to ${supportContact}.`,
    { orderId },
  );
