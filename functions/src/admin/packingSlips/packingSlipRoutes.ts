import { slipsRequest } from '@/domain/contracts/adminOrders';
import { isDocumentId } from '@/domain/general/documentId';
import type { Order } from '@/domain/orders/order/order';
import { noSlip, slipFileName } from '@/domain/orders/shipment/packingSlip';
import { refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { noSuchOrder } from '../../orders/orderAnswers';
import type { AdminDeps } from '../deps';
import { orderRef } from '../../platform/firestore/refs';

type SlipDeps = Pick<AdminDeps, 'db' | 'now'>;

async function slipsOf(deps: SlipDeps, ids: readonly string[]): Promise<Answer> {
  const db = await deps.db();
  const found = await db.getAll(...ids.map((id) => orderRef(db, id)));
  const orders = found.flatMap((one) => (one.exists ? [one.data() as Order] : []));
  if (orders.length < ids.length) return noSuchOrder();
  const without = orders.map(noSlip).find((why) => why !== null);
  if (without) return refuse(409, 'no_slip', without);
  // The PDF code is loaded with the first slip.
  const { drawPackingSlips } = await import('./drawPackingSlips');
  return {
    status: 200,
    bytes: await drawPackingSlips(orders, deps.now()),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slipFileName(ids)}"`,
      'cache-control': 'private, no-store',
    },
  };
}

/** GET /api/admin/orders/{id}/slip, and POST /api/admin/slips for several orders: packing slips as a PDF. */
export const packingSlipRoutes = (deps: SlipDeps): Route[] => [
  getAsAdmin({
    path: '/api/admin/orders/{id}/slip',
    right: 'orders.pack',
    handle: async ({ params: { id = '' } }) => (isDocumentId(id) ? slipsOf(deps, [id]) : noSuchOrder()),
  }),
  postAsAdmin({
    path: '/api/admin/slips',
    right: 'orders.pack',
    schema: slipsRequest,
    handle: ({ body: { orders } }) => slipsOf(deps, orders),
  }),
];
