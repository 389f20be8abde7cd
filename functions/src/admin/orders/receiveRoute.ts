import { decideReceive } from '@/domain/admin/adminOrder';
import { receiveRequest } from '@/domain/contracts/adminOrders/actions';
import { unitsBack } from '@/domain/orders/returns/returnedUnits';
import type { GetAll } from '../../platform/firestore/memoizedGetAll';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { changeOrder } from './changeOrder';
import { orderRoute } from './orderRoute';
import { combosOf, restock, UNKNOWN_UNITS } from './restock';

/**
 * POST /api/admin/orders/{id}/receive: a return, or a parcel that nobody took, has arrived. Its units go back to
 * stock or are written off, once.
 */
export function receiveRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'receive',
    name: 'order.received',
    schema: receiveRequest,
    handle: (action, { restock: again }) =>
      changeOrder(deps, action, async (order, within) => {
        const { now } = action.context;
        if (!again) return decideReceive(order, {}, now);
        const { db, transaction } = within;
        const getAll: GetAll = (refs) => transaction.getAll(...refs);
        const units = unitsBack(order, await combosOf(db, getAll, order));
        if (!units) return UNKNOWN_UNITS;
        const write = order.cameBack ? null : await restock(within, order, units, now);
        const decision = decideReceive(order, units, now);
        if (decision.kind === 'done') write?.();
        return decision;
      }),
  });
}
