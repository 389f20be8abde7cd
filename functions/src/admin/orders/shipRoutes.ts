import { decideArrival, decideShipByHand, type HandDecision } from '@/domain/admin/shipByHand';
import { arriveRequest, shipRequest } from '@/domain/contracts/adminOrders/actions';
import { sellUnits } from '@/domain/orders/shipment/tracking';
import type { Route } from '../../platform/http/route';
import { stockRef } from '../../platform/firestore/refs';
import { readData } from '../../platform/firestore/readData';
import type { TransactionScope } from '../../platform/firestore/onOrder';
import { AWB_TAKEN, isAwbTaken } from '../../shipment/othersParcel';
import type { AdminDeps } from '../deps';
import { changeOrder } from './changeOrder';
import { orderRoute } from './orderRoute';

/** Turns the reserved units of a sent order into sold ones, in its transaction. */
async function withSale(
  { db, transaction }: TransactionScope,
  decision: HandDecision,
): Promise<HandDecision> {
  const sold = decision.kind === 'done' ? Object.keys(decision.sold) : [];
  if (decision.kind !== 'done' || sold.length === 0) return decision;
  const levels = await readData(transaction, ...sold.map((sku) => stockRef(db, sku)));
  for (const level of sellUnits(levels, decision.sold)) transaction.set(stockRef(db, level.sku), level);
  return decision;
}

/** POST /api/admin/orders/{id}/ship: the shop has sent it itself. The customer gets the mail that a booked parcel sends. */
export const shipRoute = (deps: AdminDeps): Route =>
  orderRoute(deps, {
    path: 'ship',
    name: 'order.shipped_by_hand',
    schema: shipRequest,
    handle: (action, sent) =>
      changeOrder(deps, action, async (order, scope) => {
        const decision = decideShipByHand(order, sent, action.context.now);
        if (decision.kind === 'done' && (await isAwbTaken(scope, sent.awb, order.orderId))) return AWB_TAKEN;
        return withSale(scope, decision);
      }),
  });

/** POST /api/admin/orders/{id}/arrive: what became of a parcel that was sent by hand. */
export const arriveRoute = (deps: AdminDeps): Route =>
  orderRoute(deps, {
    path: 'arrive',
    name: 'order.arrival_noted',
    schema: arriveRequest,
    handle: (action, { outcome }) =>
      changeOrder(deps, action, (order) => decideArrival(order, outcome, action.context.now)),
  });
