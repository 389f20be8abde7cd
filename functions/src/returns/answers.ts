import type { ReturnOrderResponse } from '@/domain/contracts/orders/return';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnDecision } from '@/domain/orders/returns/returns';
import { refuse, type Answer } from '../platform/http/answer';
import { messages } from './messages';

function doneMessage({ status }: Order): string {
  switch (status) {
    case 'returned':
      return messages.arrived;
    case 'refunded':
      return messages.settled;
    default:
      return messages.requested;
  }
}

/** The answer when the return is requested, now or before. */
export function returnAnswer(order: Order): Answer {
  const { orderId, status } = order;
  const message = doneMessage(order);
  const body = { success: true, message, orderId, status, order } satisfies ReturnOrderResponse;
  return { status: 200, body };
}

function notYet({ status }: Order): string {
  switch (status) {
    case 'pending_payment':
      return messages.notPaid;
    case 'placed':
    case 'packed':
      return messages.notSent;
    default:
      return messages.onItsWay;
  }
}

/** The refusal for an order that cannot be returned. */
export function returnRefused(
  kind: Exclude<ReturnDecision['kind'], 'requested' | 'done'>,
  order: Order,
): Answer {
  const { orderId, status } = order;
  const refuseWith = (message: string) => refuse(409, kind, message, { orderId, status });
  switch (kind) {
    case 'not_delivered':
      return refuseWith(notYet(order));
    case 'nothing_to_return':
      return refuseWith(messages.nothingReached);
    case 'refused_before':
      return refuseWith(messages.refusedBefore);
    case 'given_back':
      return refuseWith(messages.refunded);
    case 'closed':
      return refuseWith(messages.tooLate);
    case 'wrong_lines':
      return refuse(400, kind, 'lines must name what is in the order, and no more of it than was bought', {
        orderId,
      });
  }
}
