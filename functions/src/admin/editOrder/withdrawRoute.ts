import { emptyRequest } from '@/domain/contracts/fields';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import { refused } from '@/domain/orders/order/decision';
import { waitingProblem } from '@/domain/orders/waitingEdit/canEdit';
import { noSuchOrder } from '../../orders/orderAnswers';
import { ADMIN_DEADLINE_MS, withDeadline } from '../../payments/deadline';
import { writeAudit } from '../../platform/audit';
import { findOrder } from '../../platform/firestore/findOrder';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { closeEditPage, dropWaitingEdit } from '../../prepay/edits/closeEdit';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { doneAnswer, refuseAction, type Action } from '../orders/changeOrder';
import { linkUnsure, noLinks } from '../phoneOrders/answers';
import { BY_SHOP } from '@/domain/orders/order/order';
import { messages } from './messages';

async function withdraw(baseDeps: AdminDeps, action: Action): Promise<Answer> {
  const deps = withDeadline(baseDeps, ADMIN_DEADLINE_MS);
  const { orderId, context, name } = action;
  const db = await deps.db();
  const order = await findOrder(db, orderId);
  if (!order) return noSuchOrder();
  const { waitingEdit } = order;
  if (!waitingEdit)
    return refuseAction(deps, action, refused('impossible_step', messages.nothingWaits(orderId)));
  const isPaid = waitingEdit.paid && waitingProblem(order);
  if (isPaid) return refuseAction(deps, action, isPaid);
  const gateway = deps.payments();
  if (!gateway) return noLinks();
  if (!(await closeEditPage(deps, gateway, waitingEdit.link.id, BY_SHOP))) return linkUnsure();
  const dropped = await dropWaitingEdit(deps, orderId, {
    editId: waitingEdit.id,
    by: BY_SHOP,
    note: messages.withdrawnNote,
    onChange: (transaction, before, after) => {
      const changes = orderChanges(before, after);
      writeAudit(db, transaction, context, { action: name, target: `orders/${orderId}`, changes });
    },
  });
  if (dropped) {
    deps.log('admin.done', { requestId: context.requestId, orderId, action: name });
    return doneAnswer(dropped, messages.withdrawn);
  }
  const now = (await findOrder(db, orderId)) ?? order;
  return doneAnswer(now, now.waitingEdit ? messages.paidAtLast : messages.waitsNoMore);
}

/** POST /api/admin/orders/{id}/edit/withdraw: closes the payment page of a waiting edit and frees its units. */
export function withdrawEditRoute(deps: AdminDeps): Route {
  return actionRoute(deps, {
    path: '/api/admin/orders/{id}/edit/withdraw',
    right: 'orders.edit',
    name: 'order.edit_withdrawn',
    schema: emptyRequest,
    handle: (action) => withdraw(deps, action),
  });
}
