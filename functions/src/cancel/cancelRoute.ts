import { cancelOrderRequest } from '@/domain/contracts/cancel';
import { isDocumentId } from '@/domain/general/documentId';
import type { Order } from '@/domain/orders/order/order';
import type { Answer } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { BookingDeps } from '../shipment/bookShipment';
import { noSuchOrder, orBusy } from '../orders/orderAnswers';
import { stepRefused } from '../orders/logRefusedTransition';
import { cancelAnswer, courierRefused, notPaid, tooLate } from './answers';
import { askAndConclude } from './askAndConclude';
import { begin, type Outcome, type Wisher } from './transactions';

export interface CancelDeps extends BookingDeps {
  queue: KeyedQueue;
}

function answerOf({ kind, order }: Outcome): Answer {
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

/** Cancels an order for whoever may; null when there is none of this id for them. */
export async function cancel(
  deps: BookingDeps,
  orderId: string,
  { by, reason, requestId }: { by: string; reason: string; requestId: string },
  wisher: Wisher,
): Promise<Outcome | null> {
  const begun = await begin(await deps.db(), orderId, { by, reason }, { now: deps.now(), wisher });
  if (begun?.kind === 'cancelled') deps.log('order.cancelled', { requestId, orderId, by, awb: '' });
  if (begun?.kind === 'too_late' || begun?.kind === 'unpaid') {
    stepRefused(deps.log, begun.order, { to: 'cancelled', by, requestId });
  }
  if (begun?.kind !== 'ask') return begun;
  deps.log('cancel.wished', { requestId, orderId });
  return askAndConclude(deps, begun.order, by);
}

/**
 * POST /api/orders/{id}/cancel: before the parcel is on its way. Where the courier has it on its books it is taken out there
 * first; until that is known the order goes nowhere, and the reconciler goes on asking.
 */
export function cancelRoute(deps: CancelDeps): Route {
  return postAsPerson({
    path: '/api/orders/{id}/cancel',
    schema: cancelOrderRequest,
    async handle({ requestId, params: { id = '' }, body: { reason } }, who) {
      if (!isDocumentId(id)) return noSuchOrder();
      // A second press waits for the first, and so gets the same answer.
      return orBusy(async () => {
        const wish = { by: who.uid, reason: reason ?? '', requestId };
        const wisher = { may: ({ userId }: Order) => userId === who.uid };
        const outcome = await deps.queue.run([`order:${id}`], () => cancel(deps, id, wish, wisher));
        return outcome ? answerOf(outcome) : noSuchOrder();
      });
    },
  });
}
