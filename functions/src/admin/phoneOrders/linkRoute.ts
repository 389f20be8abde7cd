import { emptyRequest } from '@/domain/contracts/fields';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import { noSuchOrder } from '../../orders/orderAnswers';
import { resolvePending } from '../../payments/askRazorpay';
import { ADMIN_DEADLINE_MS, withDeadline } from '../../payments/deadline';
import type { PaymentDeps } from '../../payments/deps';
import { writeAudit } from '../../platform/audit';
import { findOrder } from '../../platform/firestore/findOrder';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { doneAnswer, refuseAction, type Action } from '../orders/changeOrder';
import { linkUnsure } from './answers';
import { refused } from '@/domain/orders/order/decision';
import { BY_SHOP } from '@/domain/orders/order/order';
import { messages } from './messages';

async function cancelLink(baseDeps: AdminDeps, action: Action): Promise<Answer> {
  const deps = withDeadline(baseDeps, ADMIN_DEADLINE_MS);
  const { orderId, context, name } = action;
  const db = await deps.db();
  const order = await findOrder(db, orderId);
  if (!order) return noSuchOrder();
  const gateway = deps.payments();
  if (!order.phoneOrder || order.status !== 'pending_payment' || !gateway)
    return refuseAction(deps, action, refused('impossible_step', messages.noLinkWaits(orderId)));
  const { razorpayOrderId } = order.payment;
  const cancelled = razorpayOrderId ? await gateway.cancelLink(razorpayOrderId) : null;
  // A refusal means that the link is paid or over, which the next question finds out.
  if (cancelled?.kind === 'unavailable') return linkUnsure();
  const audited: PaymentDeps = {
    ...deps,
    onChange: (transaction, { before, after }) => {
      const changes = before && after ? orderChanges(before, after) : [];
      writeAudit(db, transaction, context, { action: name, target: `orders/${orderId}`, changes });
    },
  };
  const end = { by: BY_SHOP, close: messages.linkCancelledNote };
  const state = await resolvePending(audited, order, end);
  if (state === 'unknown' || state === 'open') return linkUnsure();
  deps.log('admin.done', { requestId: context.requestId, orderId, action: name });
  return doneAnswer((await findOrder(db, orderId)) ?? order, messages.linkCancelled[state]);
}

/** POST /api/admin/orders/{id}/cancel-link: cancels the payment link at Razorpay and frees the order's stock. */
export function cancelLinkRoute(deps: AdminDeps): Route {
  return actionRoute(deps, {
    path: '/api/admin/orders/{id}/cancel-link',
    right: 'orders.create',
    name: 'order.link_cancelled',
    schema: emptyRequest,
    handle: (action) => cancelLink(deps, action),
  });
}
