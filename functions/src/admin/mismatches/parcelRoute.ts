import { emptyRequest } from '@/domain/contracts/admin';
import { isDocumentId } from '@/domain/general/documentId';
import type { Order } from '@/domain/orders/order/order';
import { orderChanges } from '@/domain/orders/order/orderAudit';
import { isTakenOut } from '@/domain/orders/shipment/tracking';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { orBusy } from '../../orders/orderAnswers';
import { writeOrder } from '../../orders/writeOrder';
import { inTransaction, orderRef } from '../../payments/records';
import { findOrderId } from '../../shipment/tracking/applyTracking';
import { strayRef } from '../../shipment/tracking/strayParcels';
import { writeAudit, type Doing } from '../../platform/audit';
import type { AdminDeps } from '../deps';

/** Milliseconds for all that is asked of the courier. */
const BUDGET = 8000;
const OVER = ['cancelled', 'refunded', 'expired'];

/** Has the courier take the parcel out; a sentence where it did not. */
async function takeOut(deps: AdminDeps, awb: string): Promise<Answer | null> {
  const courier = deps.courier();
  const signal = AbortSignal.timeout(BUDGET);
  const answer = await courier.cancel(awb, signal);
  if (answer.kind === 'cancelled') return null;
  const tracking = await courier.track(awb, signal);
  if (tracking.kind === 'none' || (tracking.kind === 'tracked' && isTakenOut(tracking.status))) return null;
  return answer.kind === 'refused'
    ? refuse(409, 'courier_refused', `The courier did not take it out (${answer.problem}). Please call them.`)
    : refuse(502, 'courier_unavailable', 'The courier does not answer. Please try again in a moment.');
}

async function remove(deps: AdminDeps, awb: string, doing: Doing): Promise<Answer> {
  const db = await deps.db();
  const orderId = await findOrderId(db, awb);
  const stray = await strayRef(db, awb).get();
  const order = orderId ? ((await orderRef(db, orderId).get()).data() as Order) : null;
  if (!order && !stray.exists) return refuse(404, 'not_found', 'The shop knows of no such parcel.');
  if (order && !OVER.includes(order.status)) {
    return refuse(
      409,
      'order_stands',
      'This is the parcel of an order that stands. Cancel the order instead.',
      {
        orderId: order.orderId,
      },
    );
  }
  const failed = await takeOut(deps, awb);
  if (failed) return failed;
  await inTransaction(db, async (transaction) => {
    const current = order && ((await transaction.get(orderRef(db, order.orderId))).data() as Order);
    const open =
      current?.shipment.awb === awb && (current.shipment.problem || current.shipment.status !== 'cancelled');
    const known = await transaction.get(strayRef(db, awb));
    // Somebody else was quicker.
    if (!open && !known.exists) return;
    const after: Order | null =
      current && open
        ? {
            ...current,
            shipment: { ...current.shipment, status: 'cancelled', problem: '' },
            updatedAt: doing.now.toISOString(),
          }
        : null;
    if (current && after) writeOrder(db, transaction, current, after);
    if (known.exists) transaction.delete(strayRef(db, awb));
    const changes = current && after ? orderChanges(current, after) : [];
    writeAudit(db, transaction, doing, { action: 'parcel.cancelled', target: `parcels/${awb}`, changes });
  });
  return ok({ success: true, message: `Parcel ${awb} goes nowhere any more.` });
}

/** POST /api/admin/parcels/{awb}/cancel: a parcel that is on the courier's books and that no standing order has. */
export function parcelRoute(deps: AdminDeps): Route {
  return postAsAdmin({
    path: '/api/admin/parcels/{awb}/cancel',
    schema: emptyRequest,
    async handle({ requestId, params: { awb = '' } }, who) {
      if (!isDocumentId(awb)) return refuse(404, 'not_found', 'The shop knows of no such parcel.');
      const doing = { who, requestId, now: deps.now() };
      return orBusy(() => deps.queue.run([`parcel:${awb}`], () => remove(deps, awb, doing)));
    },
  });
}
