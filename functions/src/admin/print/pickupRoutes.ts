import {
  courierRequest,
  type CourierLabelsResponse,
  type PickupResponse,
  type RefusedOrder,
} from '@/domain/contracts/adminOrders/print';
import type { AuditAction } from '@/domain/admin/audit/actions';
import type { Order } from '@/domain/orders/order/order';
import { COURIER_REFUSALS, markPickup, pickupRefusal } from '@/domain/orders/packing/pickup';
import { markLabelled, printRefusal } from '@/domain/orders/packing/print';
import { ok, type Answer } from '../../platform/http/answer';
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

/** The record of a parcel that the courier accepted. */
interface Note {
  action: Extract<AuditAction, 'orders.pickup_asked' | 'orders.printed'>;
  /** The field of the audit entry's change. */
  field: string;
  /** The order with its mark; null where it changed too much while the courier was asked. */
  mark: (order: Order, awb: string, of: { at: string; url: string }) => Order | null;
}

const PICKUP: Note = {
  action: 'orders.pickup_asked',
  field: 'pickup',
  mark: (order, awb, { at, url }) => markPickup(order, awb, { at, manifest: url }),
};
const LABELS: Note = {
  action: 'orders.printed',
  field: 'courier-labels',
  mark: (order, awb, { at }) => markLabelled(order, awb, at),
};

/** Writes down what the courier took, with one audit entry; an order that changed while it was asked is refused. */
async function writeTaken(
  deps: PickupDeps,
  context: AuditContext,
  { action, field, mark }: Note,
  taken: Asked['taken'],
): Promise<{ done: string[]; refused: RefusedOrder[] }> {
  if (taken.length === 0) return { done: [], refused: [] };
  const db = await deps.db();
  // The courier may have taken long, and lists poll for what was written lately.
  const at = deps.now().toISOString();
  return inTransaction(db, async (transaction) => {
    const stored = await transaction.getAll(...taken.map(({ order }) => orderRef(db, order.orderId)));
    const done: string[] = [];
    const refused: RefusedOrder[] = [];
    taken.forEach(({ order, url }, index) => {
      const { orderId, shipment } = order;
      const current = stored[index]?.data();
      const marked = current && mark(current, shipment.awb, { at, url });
      if (!marked) return refused.push({ id: orderId, ...COURIER_REFUSALS.changed(order) });
      const { shipment: parcel, printed } = marked;
      const papers = printed ? { printed } : {};
      transaction.update(orderRef(db, orderId), { shipment: parcel, ...papers, updatedAt: at });
      return done.push(orderId);
    });
    const changes = [{ field, before: null, after: done }];
    if (done.length > 0) writeAudit(db, transaction, context, { action, target: 'orders', changes });
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
  const written = await writeTaken(deps, context, PICKUP, asked.taken);
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
  context: AuditContext,
  hasTime: () => boolean,
): Promise<Answer> {
  const { chosen, refused } = await chooseOrders(await deps.db(), ids, (order) =>
    printRefusal(order, 'labels', context.now.toISOString()),
  );
  const asked = await askCourier(
    chosen.map(({ order }) => order),
    (awbs) => deps.courier().labels(awbs, AbortSignal.timeout(TIMEOUT_MS)),
    hasTime,
  );
  const written = await writeTaken(deps, context, LABELS, asked.taken);
  return ok({
    success: true,
    done: written.done,
    refused: [...refused, ...refusedBy(asked), ...written.refused],
    urls: [...new Set(asked.taken.map(({ url }) => url))],
  } satisfies CourierLabelsResponse);
}

/** POST /api/admin/pickup and …/courier-labels: what the courier does with the parcels of several orders. */
export const pickupRoutes = (deps: PickupDeps): Route[] => [
  postAsAdmin(deps, {
    path: '/api/admin/pickup',
    right: 'orders.pack',
    schema: courierRequest,
    handle: ({ body: { orders }, hasTime }, context) => pickUp(deps, orders, context, hasTime),
  }),
  postAsAdmin(deps, {
    path: '/api/admin/courier-labels',
    right: 'orders.pack',
    schema: courierRequest,
    handle: ({ body: { orders }, hasTime }, context) => courierLabels(deps, orders, context, hasTime),
  }),
];
