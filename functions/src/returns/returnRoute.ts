import type { Firestore } from 'firebase-admin/firestore';
import { returnOrderRequest } from '@/domain/contracts/orders/return';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { decideReturn, type ReturnDecision, type ReturnRequest } from '@/domain/orders/returns/returns';
import { postAsPerson, type Route } from '../platform/http/route';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { noSuchOrder } from '../orders/orderAnswers';
import { logRefusedTransition } from '../orders/logRefusedTransition';
import { writeOrder } from '../orders/writeOrder';
import { returnRefused, returnAnswer } from './answers';
import { isLeaving } from '../platform/firestore/isLeaving';
import { onOrder } from '../platform/firestore/onOrder';
import type { StoreDeps } from '../platform/storeDeps';

export interface ReturnDeps extends StoreDeps {
  queue: KeyedQueue;
}

/** Stores the return request, once; null when the order is not this person's. */
function requestReturn(db: Firestore, orderId: string, request: ReturnRequest, now: Date) {
  return onOrder<{ kind: ReturnDecision['kind']; order: Order }>(
    db,
    orderId,
    async (order, { transaction }) => {
      if (order.userId !== request.by) return null;
      // A deletion that has begun would delete the credit, too.
      const toCredit = request.toCredit && !(await isLeaving(db, transaction, order.userId));
      const decision = decideReturn(order, { ...request, toCredit }, now);
      if (decision.kind !== 'requested') return { kind: decision.kind, order };
      writeOrder(db, transaction, order, decision.order);
      return decision;
    },
  );
}

/** POST /api/orders/{id}/return: requests a return of delivered goods. The admin settles it. */
export function returnRoute(deps: ReturnDeps): Route {
  return postAsPerson({
    path: '/api/orders/{id}/return',
    schema: returnOrderRequest,
    async handle({ requestId, params: { id = '' }, body: { reason, lines, refundTo } }, { uid: by }) {
      if (!isDocumentId(id)) return noSuchOrder();
      const db = await deps.db();
      const result = await deps.queue.run([`order:${id}`], () =>
        requestReturn(db, id, { by, reason, lines, toCredit: refundTo === 'credit' }, deps.now()),
      );
      if (!result) return noSuchOrder();
      const { kind, order } = result;
      if (kind === 'requested') deps.log('order.return_requested', { requestId, orderId: id, by });
      if (kind === 'not_delivered' || kind === 'nothing_to_return') {
        logRefusedTransition(deps.log, order, { to: 'return_requested', by, requestId });
      }
      return kind === 'requested' || kind === 'done' ? returnAnswer(order) : returnRefused(kind, order);
    },
  });
}
