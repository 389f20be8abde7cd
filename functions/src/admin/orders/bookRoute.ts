import { decideBook, type BookDecision } from '@/domain/admin/adminOrder';
import { runRequest } from '@/domain/contracts/adminOrders/actions';
import type { Order } from '@/domain/orders/order/order';
import { isCancelledByCourier } from '@/domain/orders/shipment/tracking';
import { refuse, type Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import { bookShipment } from '../../shipment/bookShipment';
import { courierSilent } from '../answers';
import type { AdminDeps } from '../deps';
import { doneAnswer, refuseAction, writeAction, type Action } from './changeOrder';
import { orderRoute } from './orderRoute';
import { onOrder } from '../../platform/firestore/onOrder';
import { messages } from './messages';

/** Milliseconds to ask the courier whether a parcel was cancelled. */
const TIMEOUT_MS = 5000;

/** Claims the booking, unless another call has it or there is nothing to book. */
async function claim(deps: AdminDeps, action: Action, taken: string | null): Promise<BookDecision | null> {
  return onOrder<BookDecision>(await deps.db(), action.orderId, (order, scope) => {
    const decision = decideBook(order, action.context.now, taken);
    if (decision.kind === 'claimed') writeAction(scope, action, order, decision.order);
    return decision;
  });
}

function outcome({ shipment }: Order, order: Order): Answer {
  if (shipment.status === 'booked') return doneAnswer(order, messages.booked(shipment.courier, shipment.awb));
  const next = shipment.status === 'failed' ? messages.notTriedAgain : messages.triedAgain;
  const { orderId } = order;
  return refuse(502, 'courier_failed', `${messages.notBooked(shipment.problem)} ${next}`, { orderId });
}

/** The courier has a parcel of this order: another is booked only when that one was cancelled there. */
async function bookAgain(deps: AdminDeps, action: Action, order: Order): Promise<Answer> {
  const { awb, courier } = order.shipment;
  const tracking = await deps.courier().track(awb, AbortSignal.timeout(TIMEOUT_MS));
  if (tracking.kind === 'unavailable') return courierSilent();
  if (tracking.kind === 'none' || !isCancelledByCourier(tracking.status)) {
    return doneAnswer(order, messages.bookedBefore(courier, awb));
  }
  return book(deps, action, awb);
}

/** Books the parcel of an order; `taken` is the AWB of one that the courier took out. */
export async function book(deps: AdminDeps, action: Action, taken: string | null): Promise<Answer> {
  const decided = await claim(deps, action, taken);
  if (!decided) return noSuchOrder();
  switch (decided.kind) {
    case 'refused':
      return refuseAction(deps, action, decided);
    case 'asking':
      return doneAnswer(decided.order, messages.asking);
    case 'booked': {
      const { courier, awb } = decided.order.shipment;
      return taken === null
        ? bookAgain(deps, action, decided.order)
        : doneAnswer(decided.order, messages.booked(courier, awb));
    }
    case 'claimed': {
      const order = await bookShipment(deps, decided.order);
      return outcome(order, order);
    }
  }
}

/**
 * POST /api/admin/orders/{id}/book: asks the courier now instead of at the next attempt, also after a final refusal
 * or a parcel that was cancelled at the courier. It looks for an existing booking first.
 */
export function bookRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'book',
    name: 'order.booking_asked',
    schema: runRequest,
    handle: (action) => book(deps, action, null),
  });
}
