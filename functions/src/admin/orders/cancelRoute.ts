import { adminCancelRequest } from '@/domain/contracts/adminOrders/actions';
import { BY_SHOP, type Order } from '@/domain/orders/order/order';
import { isCancelling, statusLabel } from '@/domain/orders/lifecycle/lifecycle';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { requestCancel } from '../../cancel/cancelRoute';
import type { CancelResult } from '../../cancel/transactions';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeAudit } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { doneAnswer, refuseAction, type Action } from './changeOrder';
import { orderRoute } from './orderRoute';

function doneMessage(order: Order): string {
  if (isCancelling(order)) {
    return 'The courier is being asked to cancel the parcel. The order is cancelled once it confirms.';
  }
  return order.payment.refund ? 'Cancelled. What was paid goes back.' : 'Cancelled.';
}

function answerOf(deps: AdminDeps, action: Action, { kind, order }: CancelResult): Answer {
  switch (kind) {
    case 'unpaid':
      return refuseAction(deps, action, {
        kind: 'refused',
        code: 'unpaid',
        message: 'This order waits for its payment. It expires by itself when that does not come.',
      });
    case 'too_late': {
      const message = `The order is ${statusLabel(order.status).toLowerCase()}, so it cannot be cancelled.`;
      return refuseAction(deps, action, { kind: 'refused', code: 'impossible_step', message });
    }
    case 'withdrawn':
      return refuseAction(deps, action, {
        kind: 'refused',
        code: 'courier_refused',
        message: 'The courier could no longer cancel the parcel, so the order goes on.',
      });
    case 'ask':
    case 'asking':
    case 'cancelled':
    case 'done':
    case 'settled':
      return doneAnswer(order, doneMessage(order));
  }
}

/** POST /api/admin/orders/{id}/cancel: cancels an order as its shopper would, with stock and money going back. */
export function adminCancelRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'cancel',
    name: 'order.cancelled',
    schema: adminCancelRequest,
    async handle(action, { reason }) {
      const db = await deps.db();
      const { orderId, context, name } = action;
      const request = { by: BY_SHOP, reason, requestId: context.requestId };
      const outcome = await requestCancel(deps, orderId, request, {
        isAllowed: () => true,
        onChange: (transaction, before, after) => {
          const what = after.status === before.status ? 'order.cancel_wished' : name;
          const change = { action: what, target: `orders/${orderId}`, changes: orderChanges(before, after) };
          writeAudit(db, transaction, context, change);
        },
      });
      return outcome ? answerOf(deps, action, outcome) : noSuchOrder();
    },
  });
}
