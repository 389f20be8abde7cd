import { undeliveredRequest, type DeliveryLinkResponse } from '@/domain/contracts/orders/undelivered';
import { deliveryUrl } from '@/domain/mail/orders/undeliveredMail';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import { answerNote } from '@/domain/orders/undelivered/answerUndelivered';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeAudit } from '../../platform/audit';
import { shopUrl } from '../../platform/config';
import { findOrder } from '../../platform/firestore/findOrder';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import { answerUndelivered, type Answered } from '../../shipment/undelivered/answerUndelivered';
import { deliveryToken } from '../../shipment/undelivered/deliveryLink';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { doneAnswer, refuseAction, type Action } from '../orders/changeOrder';
import { messages } from './messages';

function answerOf(deps: AdminDeps, action: Action, answered: Answered): Answer {
  const { orderId } = action;
  switch (answered.kind) {
    case 'missing':
      return noSuchOrder();
    case 'refused':
      return refuseAction(deps, action, answered);
    case 'courier':
      return refuse(answered.code === 'courier_refused' ? 409 : 502, answered.code, answered.message, {
        orderId,
      });
    case 'done':
      return doneAnswer(answered.order, `${answerNote(answered.answer)}.`);
  }
}

/** POST /api/admin/orders/{id}/undelivered: tells the courier what to do with a parcel that it could not hand over. */
const answerRoute = (deps: AdminDeps): Route =>
  actionRoute(deps, {
    path: '/api/admin/orders/{id}/undelivered',
    right: 'parcels.answer',
    name: 'order.undelivered_answered',
    schema: undeliveredRequest,
    async handle(action, { attempt, ...instruction }) {
      const { orderId, context, name } = action;
      const asked = { instruction, by: 'shop', attempt } as const;
      const answered = await answerUndelivered(deps, orderId, asked, ({ db, transaction }, before, after) => {
        const changes = orderChanges(before, after);
        writeAudit(db, transaction, context, { action: name, target: `orders/${orderId}`, changes });
      });
      return answerOf(deps, action, answered);
    },
  });

/** GET /api/admin/orders/{id}/delivery-link: the link of the customer's mail, to send it by WhatsApp. */
const linkRoute = (deps: AdminDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders/{id}/delivery-link',
    right: 'parcels.answer',
    async handle({ params: { id = '' } }) {
      const order = await findOrder(await deps.db(), id);
      if (!order) return noSuchOrder();
      const token = deliveryToken(order, deps.linkSecret());
      if (!token) return refuse(409, 'no_link', messages.noLink(id), { orderId: id });
      const dueAt = order.undelivered?.dueAt ?? '';
      return ok({ success: true, url: deliveryUrl(shopUrl(), token), dueAt } satisfies DeliveryLinkResponse);
    },
  });

export const answerRoutes = (deps: AdminDeps): Route[] => [answerRoute(deps), linkRoute(deps)];
