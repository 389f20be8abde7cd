import { decideNote, decidePack } from '@/domain/admin/adminOrder';
import { emptyRequest, noteRequest } from '@/domain/contracts/admin';
import { isPackedByOther } from '@/domain/orders/packing/scan';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { BY_SHOP, changeOrder } from './changeOrder';
import { orderRoute } from './orderRoute';

/** POST /api/admin/orders/{id}/pack: marks an order as ready for the courier. */
export function packRoute(deps: AdminDeps): Route {
  return orderRoute(deps, {
    path: 'pack',
    name: 'order.packed',
    schema: emptyRequest,
    handle: (action) =>
      changeOrder(deps, action, (order) => {
        const { who, now } = action.context;
        if (!isPackedByOther(order, who.uid, now)) return decidePack(order, BY_SHOP, now);
        const message = `${order.orderId} is on somebody else’s packing table. Nothing of it was changed.`;
        return { kind: 'refused', code: 'being_packed', message };
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
      changeOrder(deps, action, (order) => decideNote(order, { by: BY_SHOP, text }, action.context.now)),
  });
}
