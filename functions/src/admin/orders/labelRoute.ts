import { labelProblem } from '@/domain/orders/shipment/cancelledParcel';
import { ok, refuse } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import type { AdminDeps } from '../deps';
import { findOrder } from '../../platform/firestore/findOrder';
import { messages } from './messages';

/** GET /api/admin/orders/{id}/label: the address of the courier's label. */
export function labelRoute(deps: AdminDeps): Route {
  return getAsAdmin({
    path: '/api/admin/orders/{id}/label',
    right: 'orders.pack',
    async handle({ params: { id = '' } }) {
      const order = await findOrder(await deps.db(), id);
      if (!order) return noSuchOrder();
      const problem = labelProblem(order, deps.now().toISOString());
      if (problem) return refuse(409, 'no_label', problem.message);
      const { status, label, awb } = order.shipment;
      if (status === 'booked' && label) return ok({ success: true, url: label, awb });
      return refuse(409, 'no_label', status === 'booked' ? messages.noLabel : messages.noParcel);
    },
  });
}
