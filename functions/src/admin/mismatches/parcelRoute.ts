import { runRequest } from '@/domain/contracts/adminOrders/actions';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import type { StrayParcel } from '@/domain/orders/shipment/strayParcel';
import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { writeOrder } from '../../orders/writeOrder';
import { findWantedReturn } from '../../shipment/tracking/applyReverse';
import { findOrderId } from '../../shipment/tracking/applyTracking';
import { strayParcelRef } from '../../shipment/tracking/strayParcels';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { courierSilent } from '../answers';
import type { AdminDeps } from '../deps';
import { inTransaction } from '../../platform/firestore/transaction';
import { orderRef } from '../../platform/firestore/refs';
import { messages } from './messages';

/** Milliseconds for all calls to the courier. */
const CANCEL_BUDGET_MS = 8000;
const ENDED = ['cancelled', 'refunded', 'expired'];

/** Asks the courier to cancel the parcel; returns an answer only when it did not. */
async function cancelParcel(deps: AdminDeps, awb: string): Promise<Answer | null> {
  const courier = deps.courier();
  const signal = AbortSignal.timeout(CANCEL_BUDGET_MS);
  const answer = await courier.cancel(awb, signal);
  if (answer.kind === 'cancelled') return null;
  const tracking = await courier.track(awb, signal);
  if (tracking.kind === 'none' || (tracking.kind === 'tracked' && isCancelledByCourier(tracking.status)))
    return null;
  return answer.kind === 'refused'
    ? refuse(409, 'courier_refused', messages.notCancelled(answer.problem))
    : courierSilent();
}

async function remove(deps: AdminDeps, awb: string, context: AuditContext): Promise<Answer> {
  const db = await deps.db();
  const orderId = await findOrderId(db, awb);
  const stray = await strayParcelRef(db, awb).get();
  const order = orderId ? ((await orderRef(db, orderId).get()).data() as Order) : null;
  if (!order && !stray.exists) return refuse(404, 'not_found', messages.noSuchParcel);
  if (order && !ENDED.includes(order.status)) {
    return refuse(409, 'order_stands', messages.ofOrder, { orderId: order.orderId });
  }
  const returned = stray.exists && !order ? await findWantedReturn(db, stray.data() as StrayParcel) : null;
  if (returned) return refuse(409, 'order_stands', messages.ofReturn(returned), { orderId: returned });
  const failed = await cancelParcel(deps, awb);
  if (failed) return failed;
  await inTransaction(db, async (transaction) => {
    const current = order && ((await transaction.get(orderRef(db, order.orderId))).data() as Order);
    const open =
      current?.shipment.awb === awb && (current.shipment.problem || current.shipment.status !== 'cancelled');
    const known = await transaction.get(strayParcelRef(db, awb));
    // Another call was faster.
    if (!open && !known.exists) return;
    const after: Order | null =
      current && open
        ? {
            ...current,
            shipment: { ...current.shipment, status: 'cancelled', problem: '' },
            updatedAt: context.now.toISOString(),
          }
        : null;
    if (current && after) writeOrder(db, transaction, current, after);
    if (known.exists) transaction.delete(strayParcelRef(db, awb));
    const changes = current && after ? orderChanges(current, after) : [];
    writeAudit(db, transaction, context, { action: 'parcel.cancelled', target: `parcels/${awb}`, changes });
  });
  return ok({ success: true, message: messages.parcelCancelled(awb) });
}

/** POST /api/admin/parcels/{awb}/cancel: cancels a parcel that the courier has and no active order owns. */
export function parcelRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/parcels/{awb}/cancel',
    right: 'mismatches.settle',
    schema: runRequest,
    async handle({ params: { awb = '' } }, context) {
      if (!isDocumentId(awb)) return refuse(404, 'not_found', messages.noSuchParcel);
      return deps.queue.run([`parcel:${awb}`], () => remove(deps, awb, context));
    },
  });
}
