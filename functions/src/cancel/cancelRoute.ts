import { cancelOrderRequest } from '@/domain/contracts/orders/cancel';
import { isDocumentId } from '@/domain/records/documentId';
import type { CancelRequest } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import type { Answer } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { BookingDeps } from '../shipment/bookShipment';
import { noSuchOrder } from '../orders/orderAnswers';
import { logRefusedTransition } from '../orders/logRefusedTransition';
import { cancelAnswer, courierRefused, notPaid, tooLate } from './answers';
import { cancelAtCourier } from './cancelAtCourier';
import { beginCancel, type CancelResult, type CancelRequester } from './transactions';

export interface CancelDeps extends BookingDeps {
  queue: KeyedQueue;
}

function answerOf({ kind, order }: CancelResult): Answer {
  switch (kind) {
    case 'unpaid':
      return notPaid(order);
    case 'too_late':
      return tooLate(order);
    case 'withdrawn':
      return courierRefused(order);
    case 'ask':
    case 'asking':
    case 'cancelled':
    case 'done':
    case 'settled':
      return cancelAnswer(order);
  }
}

/** Cancels an order; null when there is none of this id that the requester may cancel. */
export async function requestCancel(
  deps: BookingDeps,
  orderId: string,
  { requestId, ...request }: CancelRequest & { requestId: string },
  requester: CancelRequester,
): Promise<CancelResult | null> {
  const { by } = request;
  const begun = await beginCancel(await deps.db(), orderId, request, { now: deps.now(), requester });
  if (begun?.kind === 'cancelled') deps.log('order.cancelled', { requestId, orderId, by, awb: '' });
  if (begun?.kind === 'too_late' || begun?.kind === 'unpaid') {
    logRefusedTransition(deps.log, begun.order, { to: 'cancelled', by, requestId });
  }
  if (begun?.kind !== 'ask') return begun;
  deps.log('cancel.requested', { requestId, orderId });
  return cancelAtCourier(deps, begun.order, by);
}

/**
 * POST /api/orders/{id}/cancel: possible until the parcel is on its way. A parcel that the courier has is cancelled
 * there first; until the courier confirms, the order waits and the reconciler retries.
 */
export function cancelRoute(deps: CancelDeps): Route {
  return postAsPerson({
    path: '/api/orders/{id}/cancel',
    schema: cancelOrderRequest,
    async handle({ requestId, params: { id = '' }, body: { reason, refundTo } }, who) {
      if (!isDocumentId(id)) return noSuchOrder();
      // A repeated press waits for the first one and gets the same answer.
      const request = { by: who.uid, reason: reason ?? '', toCredit: refundTo === 'credit', requestId };
      const requester = { isAllowed: ({ userId }: Order) => userId === who.uid };
      const outcome = await deps.queue.run([`order:${id}`], () =>
        requestCancel(deps, id, request, requester),
      );
      return outcome ? answerOf(outcome) : noSuchOrder();
    },
  });
}
