import { adminCancelRequest } from '@/domain/contracts/adminOrders/actions';
import { refused } from '@/domain/orders/order/decision';
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
import { messages } from './messages';

function doneMessage(order: Order): string {
  if (isCancelling(order)) return messages.cancelling;
  return order.payment.refund ? messages.cancelledPaid : messages.cancelled;
}

function answerOf(deps: AdminDeps, action: Action, { kind, order }: CancelResult): Answer {
  switch (kind) {
    case 'unpaid':
      return refuseAction(deps, action, refused('unpaid', messages.waitsForPayment));
    case 'too_late': {
      const status = statusLabel(order.status).toLowerCase();
      return refuseAction(deps, action, refused('impossible_step', messages.tooLate(status)));
    }
    case 'withdrawn':
      return refuseAction(deps, action, refused('courier_refused', messages.goesOn));
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
