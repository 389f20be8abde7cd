import { slipsRequest } from '@/domain/contracts/adminOrders';
import { isDocumentId } from '@/domain/general/documentId';
import type { Order } from '@/domain/orders/order/order';
import { noSlip, slipFileName } from '@/domain/orders/shipment/packingSlip';
import { refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import { orderRef } from '../../payments/records';
import type { AdminDeps } from '../deps';

type SlipDeps = Pick<AdminDeps, 'db' | 'now'>;

async function slipsOf(deps: SlipDeps, ids: readonly string[]): Promise<Answer> {
  const db = await deps.db();
  const found = await db.getAll(...ids.map((id) => orderRef(db, id)));
  const orders = found.flatMap((one) => (one.exists ? [one.data() as Order] : []));
  if (orders.length < ids.length) return noSuchOrder();
  const without = orders.map(noSlip).find((why) => why !== null);
  if (without) return refuse(409, 'no_slip', without);
  // Drawing comes with the first slip: nothing else waits for it.
  const { drawSlips } = await import('./drawPackingSlips');
  return {
    status: 200,
    bytes: await drawSlips(orders, deps.now()),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slipFileName(ids)}"`,
      'cache-control': 'private, no-store',
    },
  };
}

/** GET /api/admin/orders/{id}/slip, and POST /api/admin/slips for several at once: what to pack, as a PDF. */
export const slipRoutes = (deps: SlipDeps): Route[] => [
  getAsAdmin({
    path: '/api/admin/orders/{id}/slip',
    handle: async ({ params: { id = '' } }) => (isDocumentId(id) ? slipsOf(deps, [id]) : noSuchOrder()),
  }),
  postAsAdmin({
    path: '/api/admin/slips',
    schema: slipsRequest,
    handle: ({ body: { orders } }) => slipsOf(deps, orders),
  }),
];
