import { decideBook, type BookDecision } from '@/domain/admin/adminOrder';
import { emptyRequest } from '@/domain/contracts/admin';
import type { Order } from '@/domain/orders/order/order';
import { isTakenOut } from '@/domain/orders/shipment/tracking';
import { refuse, type Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import { inTransaction, orderRef } from '../../payments/records';
import { bookShipment } from '../../shipment/bookShipment';
import type { AdminDeps } from '../deps';
import { done, refuseAction, writeAction, type Action } from './changeOrder';
import { orderRoute } from './orderRoute';

/** Milliseconds for the question whether a parcel still goes anywhere. */
const PATIENCE = 5000;

/** Takes the booking, unless another has it or there is nothing to book. */
async function claim(deps: AdminDeps, action: Action, taken: string | null): Promise<BookDecision | null> {
  const db = await deps.db();
  return inTransaction<BookDecision | null>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, action.orderId))).data() as Order | undefined;
    if (!order) return null;
    const decision = decideBook(order, action.doing.now, taken);
    if (decision.kind === 'claimed') writeAction({ db, transaction }, action, order, decision.order);
    return decision;
  });
}

function outcome({ shipment }: Order, order: Order): Answer {
  if (shipment.status === 'booked') return done(order, `${shipment.courier} has it: AWB ${shipment.awb}.`);
  const why = shipment.problem ? ` (${shipment.problem})` : '';
  const next =
    shipment.status === 'failed' ? 'It is not tried again by itself.' : 'It is tried again by itself.';
  return refuse(502, 'courier_failed', `The courier could not be booked${why}. ${next}`, {
    orderId: order.orderId,
  });
}

/** The courier has a parcel of this order: another is booked only where that one was taken out at the courier's. */
async function bookAgain(deps: AdminDeps, action: Action, order: Order): Promise<Answer> {
  const { awb, courier } = order.shipment;
  const tracking = await deps.courier().track(awb, AbortSignal.timeout(PATIENCE));
  if (tracking.kind === 'unavailable') {
    return refuse(502, 'courier_unavailable', 'The courier does not answer. Please try again in a moment.');
  }
  if (tracking.kind === 'none' || !isTakenOut(tracking.status)) {
    return done(order, `${courier} has it already: AWB ${awb}.`);
  }
  return book(deps, action, awb);
}

async function book(deps: AdminDeps, action: Action, taken: string | null): Promise<Answer> {
  const decided = await claim(deps, action, taken);
  if (!decided) return noSuchOrder();
  switch (decided.kind) {
    case 'refused':
      return refuseAction(deps, action, decided);
    case 'asking':
      return done(decided.order, 'The courier is being asked just now.');
    case 'booked':
      return taken === null
        ? bookAgain(deps, action, decided.order)
        : done(decided.order, `${decided.order.shipment.courier} has it: AWB ${decided.order.shipment.awb}.`);
    case 'claimed': {
      const order = await bookShipment(deps, decided.order);
      return outcome(order, order);
    }
  }
}

/**
 * POST /api/admin/orders/{id}/book: asks the courier now, rather than when it is next due; also where it has refused for good,
 * and where a parcel was taken out at the courier's. What it may have on its books is looked up first.
 */
export function bookRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    ...{ path: 'book', name: 'order.booking_asked', schema: emptyRequest },
    handle: (action) => book(deps, action, null),
  });
}
