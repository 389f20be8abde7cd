import { emptyRequest } from '@/domain/contracts/fields';
import { decideCloseLost } from '@/domain/orders/undelivered/closeLost';
import { readCreditOf, writeCreditBack } from '../../credit/creditBack';
import type { Route } from '../../platform/http/route';
import { readOwedAgain } from '../../orders/owedAgain';
import type { AdminDeps } from '../deps';
import { actionRoute } from '../orders/actionRoute';
import { changeOrder, writeAction } from '../orders/changeOrder';

/**
 * POST /api/admin/orders/{id}/close-lost: the end of an order whose lost parcel is not sent again. Store credit goes back, and
 * what the order was to replace is owed again.
 */
export const closeLostRoute = (deps: AdminDeps): Route =>
  actionRoute(deps, {
    path: '/api/admin/orders/{id}/close-lost',
    right: 'parcels.replace',
    name: 'order.closed_lost',
    schema: emptyRequest,
    handle: (action) =>
      changeOrder(deps, action, async (order, { db, transaction }) => {
        const { now } = action.context;
        const credit = await readCreditOf(db, transaction, order);
        const again = await readOwedAgain(db, transaction, order, 'lost', now);
        const decision = decideCloseLost(order, now);
        if (decision.kind !== 'done') return decision;
        writeCreditBack(db, transaction, credit, { before: order, after: decision.order, now });
        if (again) {
          const { first, owed } = again;
          writeAction({ db, transaction }, { ...action, orderId: first.orderId }, first, owed);
        }
        return decision;
      }),
  });
