import type { CancelOrderResponse } from '@/domain/contracts/orders/cancel';
import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import type { Order } from '@/domain/orders/order/order';
import { refuse, type Answer } from '../platform/http/answer';
import { messages } from './messages';

function doneMessage({ payment, replaces }: Order): string {
  if (payment.refund) return payment.refund.note;
  if (replaces) return messages.replacementCancelled(replaces);
  return payment.status === 'cod' ? messages.nothingToPay : messages.cancelled;
}

/** The order is cancelled, or the courier is being asked to cancel its parcel. */
export function cancelAnswer(order: Order): Answer {
  const { orderId } = order;
  if (isCancelling(order)) {
    const body = {
      success: true,
      message: messages.asking,
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
  switch (status) {
    case 'shipped':
    case 'out_for_delivery':
      return messages.onItsWay(payment.status !== 'cod');
    case 'return_requested':
      return messages.returnRequested;
    case 'delivered':
      return messages.delivered;
    case 'expired':
      return messages.expired;
    default:
      return messages.cameBack;
  }
}

export const tooLate = (order: Order): Answer =>
  refuse(409, 'too_late', tooLateMessage(order), { orderId: order.orderId, status: order.status });

export const notPaid = ({ orderId }: Order): Answer => refuse(409, 'not_paid', messages.notPaid, { orderId });

/** The courier refused to cancel the parcel although its tracking does not say that it left. */
export const courierRefused = ({ orderId }: Order): Answer =>
  refuse(409, 'courier_refused', messages.courierRefused, { orderId });
