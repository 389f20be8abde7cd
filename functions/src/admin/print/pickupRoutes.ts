import {
  courierLabelsRequest,
  pickupRequest,
  type CourierLabelsResponse,
  type PickupResponse,
  type RefusedOrder,
} from '@/domain/contracts/adminPrint';
import type { Order } from '@/domain/orders/order/order';
import { COURIER_REFUSALS, markPickup, pickupRefusal } from '@/domain/orders/packing/pickup';
import { printRefusal } from '@/domain/orders/packing/print';
import { ok, type Answer } from '../../platform/http/answer';
import { orBusy } from '../../platform/http/busy';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import type { AdminDeps } from '../deps';
import { askCourier, type Asked } from './askCourier';
import { chooseOrders } from './chooseOrders';

type PickupDeps = Pick<AdminDeps, 'db' | 'now' | 'courier'>;

/** Milliseconds that the courier has for one answer. */
const TIMEOUT_MS = 8000;

/** Writes down which parcels are fetched; an order that changed while the courier was asked is refused. */
async function writePickups(
  deps: PickupDeps,
  context: AuditContext,
  taken: Asked['taken'],
): Promise<{ done: string[]; refused: RefusedOrder[] }> {
  if (taken.length === 0) return { done: [], refused: [] };
  const db = await deps.db();
  const at = context.now.toISOString();
  return inTransaction(db, async (transaction) => {
    const stored = await transaction.getAll(...taken.map(({ order }) => orderRef(db, order.orderId)));
    const done: string[] = [];
    const refused: RefusedOrder[] = [];
    taken.forEach(({ order, url }, index) => {
      const { orderId, shipment } = order;
      const current = stored[index]?.data() as Order | undefined;
      const marked = current && markPickup(current, shipment.awb, { at, manifest: url });
      if (!marked) return refused.push({ id: orderId, ...COURIER_REFUSALS.changed(order) });
      transaction.update(orderRef(db, orderId), { shipment: marked.shipment, updatedAt: at });
      return done.push(orderId);
    });
    const changes = [{ field: 'pickup', before: null, after: done }];
    if (done.length > 0)
      writeAudit(db, transaction, context, { action: 'orders.pickup_asked', target: 'orders', changes });
    return { done, refused };
  });
}

const refusedBy = ({ refused }: Asked): RefusedOrder[] =>
  refused.map(({ id, refusal }) => ({ id, ...refusal }));

async function pickUp(
  deps: PickupDeps,
  ids: readonly string[],
  context: AuditContext,
  hasTime: () => boolean,
) {
  const { chosen, refused } = await chooseOrders(await deps.db(), ids, pickupRefusal);
  const asked = await askCourier(
    chosen.map(({ order }) => order),
    (awbs) => deps.courier().pickup(awbs, AbortSignal.timeout(TIMEOUT_MS)),
    hasTime,
  );
  const written = await writePickups(deps, context, asked.taken);
  const manifests = asked.taken.flatMap(({ url, order }) =>
    url && written.done.includes(order.orderId) ? [url] : [],
  );
  return ok({
    success: true,
    done: written.done,
    refused: [...refused, ...refusedBy(asked), ...written.refused],
    manifests: [...new Set(manifests)],
  } satisfies PickupResponse);
}

async function courierLabels(
  deps: PickupDeps,
  ids: readonly string[],
  hasTime: () => boolean,
): Promise<Answer> {
  const { chosen, refused } = await chooseOrders(await deps.db(), ids, (order) =>
    printRefusal(order, 'labels'),
  );
  const asked = await askCourier(
    chosen.map(({ order }) => order),
    (awbs) => deps.courier().labels(awbs, AbortSignal.timeout(TIMEOUT_MS)),
    hasTime,
  );
  return ok({
    success: true,
    done: asked.taken.map(({ order }) => order.orderId),
    refused: [...refused, ...refusedBy(asked)],
    urls: [...new Set(asked.taken.map(({ url }) => url))],
  } satisfies CourierLabelsResponse);
}

/** POST /api/admin/pickup and …/courier-labels: what the courier does with the parcels of several orders. */
export const pickupRoutes = (deps: PickupDeps): Route[] => [
  postAsAdmin({
    path: '/api/admin/pickup',
    right: 'orders.pack',
    schema: pickupRequest,
    handle: ({ requestId, body: { orders, run }, hasTime }, who) =>
      orBusy(() => pickUp(deps, orders, { who, requestId, now: deps.now(), run }, hasTime)),
  }),
  postAsAdmin({
    path: '/api/admin/courier-labels',
    right: 'orders.pack',
    schema: courierLabelsRequest,
    handle: ({ body: { orders }, hasTime }) => courierLabels(deps, orders, hasTime),
  }),
];
