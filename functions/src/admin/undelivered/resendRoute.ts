import { emptyRequest } from '@/domain/contracts/fields';
import { retakeReservation } from '@/domain/orders/stock/reservations';
import { decideResend, soldOut, type ResendDecision } from '@/domain/orders/undelivered/resend';
import { noSuchOrder } from '../../orders/orderAnswers';
import { readStockSnapshot, writeReservations } from '../../orders/reservations';
import { onOrder } from '../../platform/firestore/onOrder';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { BOOKING_LEASE_MS } from '@/domain/orders/shipment/booking';
import { bookShipment } from '../../shipment/bookShipment';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { doneAnswer, refuseAction, writeAction, type Action } from '../orders/changeOrder';
import { messages } from './messages';

/** Reserves the units again and places the order anew, in one transaction. */
async function place(deps: AdminDeps, action: Action): Promise<ResendDecision | null> {
  return onOrder<ResendDecision>(await deps.db(), action.orderId, async (order, scope) => {
    const { db, transaction } = scope;
    const { now } = action.context;
    const bookingUntil = new Date(now.getTime() + BOOKING_LEASE_MS).toISOString();
    const decision = decideResend(order, bookingUntil, now);
    if (decision.kind === 'refused') return decision;
    const { offerId: _, ...withoutCoupon } = decision.order;
    const stock = await readStockSnapshot(db, transaction, withoutCoupon);
    const retaken = retakeReservation(decision.order, stock);
    if (!retaken.ok) return soldOut(order);
    writeReservations(db, transaction, decision.order, retaken.reservations);
    writeAction(scope, action, order, decision.order);
    return decision;
  });
}

async function resend(deps: AdminDeps, action: Action): Promise<Answer> {
  const decision = await place(deps, action);
  if (!decision) return noSuchOrder();
  if (decision.kind === 'refused') return refuseAction(deps, action, decision);
  const order = await bookShipment(deps, decision.order);
  const { status, awb, courier } = order.shipment;
  const parcel = status === 'booked' ? messages.newParcel(courier, awb) : messages.askedAgain;
  return doneAnswer(order, `${messages.resent(order.orderId)} ${parcel}`);
}

/** POST /api/admin/orders/{id}/resend: a new parcel for an order whose parcel the courier lost or damaged. */
export const resendRoute = (deps: AdminDeps): Route =>
  actionRoute(deps, {
    path: '/api/admin/orders/{id}/resend',
    right: 'parcels.replace',
    name: 'order.resent',
    schema: emptyRequest,
    handle: (action) => resend(deps, action),
  });
