import { decideReceive } from '@/domain/admin/adminOrder';
import { receiveRequest } from '@/domain/contracts/adminOrders/actions';
import type { ActionDecision } from '@/domain/orders/order/decision';
import type { Order } from '@/domain/orders/order/order';
import { unitsBack } from '@/domain/orders/returns/returnedUnits';
import type { Route } from '../../platform/http/route';
import type { TransactionScope } from '../../platform/firestore/onOrder';
import { readOwedAgain } from '../../orders/owedAgain';
import type { AdminDeps } from '../deps';
import { changeOrder, writeAction } from './changeOrder';
import { orderRoute } from './orderRoute';
import { combosOf, restock as restockUnits, UNKNOWN_UNITS } from './restock';

/** Takes an order's units in and puts them back in stock. */
async function takeIn(order: Order, within: TransactionScope, now: Date): Promise<ActionDecision> {
  const units = unitsBack(order, await combosOf(within, order));
  if (!units) return UNKNOWN_UNITS;
  const write = order.cameBack ? null : await restockUnits(within, order, units, now);
  const decision = decideReceive(order, units, now);
  if (decision.kind === 'done') write?.();
  return decision;
}

/**
 * POST /api/admin/orders/{id}/receive: a return, or a parcel that nobody took, has arrived. Its units go back to
 * stock or are written off, once. What a replacement was for is owed again.
 */
export function receiveRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'receive',
    name: 'order.received',
    schema: receiveRequest,
    handle: (action, { restock }) =>
      changeOrder(deps, action, async (order, within) => {
        const { now } = action.context;
        const { db, transaction } = within;
        const again = await readOwedAgain(db, transaction, order, 'back', now);
        const decision = restock ? await takeIn(order, within, now) : decideReceive(order, {}, now);
        if (decision.kind === 'done' && again) {
          const { first, owed } = again;
          writeAction(within, { ...action, orderId: first.orderId }, first, owed);
        }
        return decision;
      }),
  });
}
