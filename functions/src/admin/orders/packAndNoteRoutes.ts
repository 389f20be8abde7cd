import { decideNote, decidePack } from '@/domain/admin/adminOrder';
import { noteRequest, runRequest } from '@/domain/contracts/adminOrders/actions';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { changeOrder } from './changeOrder';
import { orderRoute } from './orderRoute';
import { packedByOther } from './packedByOther';

/** POST /api/admin/orders/{id}/pack: marks an order as ready for the courier. */
export function packRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'pack',
    name: 'order.packed',
    schema: runRequest,
    handle: (action) =>
      changeOrder(deps, action, async (order, { db }) => {
        const { who, now } = action.context;
        return (await packedByOther(db, order, who.uid, now)) ?? decidePack(order, now);
      }),
  });
}

/** POST /api/admin/orders/{id}/note */
export function noteRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'note',
    name: 'order.noted',
    schema: noteRequest,
    handle: (action, { note: text }) =>
      changeOrder(deps, action, (order) => decideNote(order, text, action.context.now)),
  });
}
