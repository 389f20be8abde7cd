import { cancelOrderRequest } from '@/domain/contracts/cancel';
import { isDocumentId } from '@/domain/documentId';
import type { Answer } from '../../http/answer';
import { postAsPerson, type Route } from '../../http/route';
import type { KeyedQueue } from '../../keyedQueue';
import type { BookingDeps } from '../../shipment/bookShipment';
import { noSuchOrder, orBusy } from '../orderAnswers';
import { cancelAnswer, courierRefused, notPaid, tooLate } from './answers';
import { askAndConclude } from './askAndConclude';
import { begin, type Outcome } from './transactions';

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

async function cancel(
  deps: CancelDeps,
  orderId: string,
  wish: { by: string; reason: string; requestId: string },
): Promise<Answer> {
  const { by, reason, requestId } = wish;
  const begun = await begin(await deps.db(), orderId, { by, reason }, deps.now());
  if (!begun) return noSuchOrder();
  if (begun.kind === 'cancelled') deps.log('order.cancelled', { requestId, orderId, by, awb: '' });
  if (begun.kind !== 'ask') return answerOf(begun);
  deps.log('cancel.wished', { requestId, orderId });
  return answerOf(await askAndConclude(deps, begun.order, by));
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
      return orBusy(() =>
        deps.queue.run([`order:${id}`], () =>
          cancel(deps, id, { by: who.uid, reason: reason ?? '', requestId }),
        ),
      );
    },
  });
}
