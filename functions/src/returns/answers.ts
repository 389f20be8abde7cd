import type { ReturnOrderResponse } from '@/domain/contracts/orders/return';
import type { Order } from '@/domain/orders/order/order';
import { RETURN_DAYS, type ReturnDecision } from '@/domain/orders/returns/returns';
import { supportContact } from '@/domain/store';
import { refuse, type Answer } from '../platform/http/answer';

function doneMessage({ status }: Order): string {
  switch (status) {
    case 'returned':
      return 'Your return has arrived.';
    case 'refunded':
      return 'Your return is settled.';
    default:
      return 'We have your return request and will email you how to send the products back.';
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
      return 'This order has not been paid, so there is nothing to return.';
    case 'placed':
    case 'packed':
      return 'This order has not been sent yet, so there is nothing to return. You can still cancel it.';
    default:
      return 'This order is on its way. You can return it once it has been delivered, or refuse the parcel at the door.';
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
      return refuseWith('None of this order has reached you, so there is nothing to return.');
    case 'refused_before':
      return refuseWith(
        `We looked at this return and could not take it back; the reason is on the order. If you see it otherwise, write to ${supportContact}.`,
      );
    case 'given_back':
      return refuseWith('This order has already been refunded, so there is nothing to return.');
    case 'closed':
      return refuseWith(
        `An order can be returned within ${RETURN_DAYS} days of delivery, and they have passed. If something is wrong with it, write to ${supportContact}.`,
      );
    case 'wrong_lines':
      return refuse(400, kind, 'lines must name what is in the order, and no more of it than was bought', {
        orderId,
      });
  }
}
