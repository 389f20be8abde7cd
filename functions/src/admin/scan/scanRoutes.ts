import { refused } from '@/domain/orders/order/decision';
import type { Firestore } from 'firebase-admin/firestore';
import type { InferOutput } from 'valibot';
import { isAdminEmail } from '@/domain/admin/adminEmail';
import { decidePack } from '@/domain/admin/adminOrder';
import { emptyRequest } from '@/domain/contracts/fields';
import {
  packedRequest,
  scanRequest,
  type ScannedOrder,
  type ScanResponse,
} from '@/domain/contracts/adminOrders/scan';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { collectsCash } from '@/domain/orders/order/payable';
import {
  claimPacking,
  isComplete,
  isOtherParcel,
  leavePacking,
  orderOfCode,
} from '@/domain/orders/packing/scan';
import { withCapitals } from '@/domain/text/withCapitals';
import { unitsToPack } from '@/domain/orders/packing/unitsToPack';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { Identity } from '../../platform/callers/identity';
import { orderRef } from '../../platform/firestore/refs';
import { onOrder } from '../../platform/firestore/onOrder';
import { noSuchOrder } from '../../orders/orderAnswers';
import { actionRoute } from '../orders/actionRoute';
import { changeOrder, runOnOrder, type Action } from '../orders/changeOrder';
import { packedByOther } from '../orders/packedByOther';
import { readPlaces, readSkuNames } from '../print/readFacts';
import type { AdminDeps } from '../deps';
import { collectionOf } from '../../platform/firestore/collections';
import { messages } from './messages';

/** The ids of the orders that have a code as their number or as the AWB of their parcel; the same may come twice. */
async function findByCode(db: Firestore, code: string): Promise<string[]> {
  // A scanner types in small letters where Caps Lock is on.
  const codes = withCapitals(code);
  const numbered = codes.filter(isDocumentId).map((id) => orderRef(db, id));
  const [orders, parcels] = await Promise.all([
    numbered.length > 0 ? db.getAll(...numbered) : [],
    collectionOf(db, 'orders').where('shipment.awb', 'in', codes).select().limit(2).get(),
  ]);
  return [...orders.filter(({ exists }) => exists), ...parcels.docs].map(({ id }) => id);
}

/** Refuses an order that cannot be packed; null where it can. */
function cannotPack(order: Order, now: Date): Answer | null {
  const decision = decidePack(order, now);
  if (decision.kind === 'done') return null;
  const code = decision.kind === 'known' ? 'packed' : decision.code;
  return refuse(409, code, `${order.orderId}: ${decision.message}`, { orderId: order.orderId });
}

async function scannedOrder(db: Firestore, order: Order): Promise<ScannedOrder> {
  const [names, places] = await Promise.all([readSkuNames(db, [order]), readPlaces(db)]);
  const { orderId, address, shipment, gift, sample, amounts } = order;
  return {
    orderId,
    customer: address.name,
    city: address.city,
    isCod: collectsCash(order),
    courier: shipment.courier,
    awb: shipment.awb,
    ...(gift ? { gift: { isWrapped: amounts.giftWrap !== undefined } } : {}),
    ...(sample ? { sample: itemTitle(sample) } : {}),
    units: unitsToPack(order, names).map((unit) => ({ ...unit, place: places.get(unit.sku) ?? '' })),
  };
}

/** Puts an order on the caller's table, unless it is on another or there is nothing to pack. */
async function open(deps: AdminDeps, orderId: string, who: Identity): Promise<Answer> {
  const db = await deps.db();
  const now = deps.now();
  const result = await onOrder<Order | Answer>(db, orderId, async (order, { transaction }) => {
    const refusal = cannotPack(order, now);
    if (refusal) return refusal;
    const taken = await packedByOther(db, order, who.uid, now);
    if (taken) return refuse(409, taken.code, taken.message, { orderId });
    const packer = { uid: who.uid, isFixedOwner: isAdminEmail(who.email) };
    const claimed = claimPacking(order, packer, now);
    transaction.update(orderRef(db, orderId), { packing: claimed.packing });
    return claimed;
  });
  if (!result) return noSuchOrder();
  if (!('orderId' in result)) return result;
  return ok({ success: true, order: await scannedOrder(db, result) } satisfies ScanResponse);
}

type Packed = InferOutput<typeof packedRequest>;

/** Packs an order of which all units were scanned. */
function pack(deps: AdminDeps, action: Action, { counted, awb }: Packed): Promise<Answer> {
  return changeOrder(deps, action, async (order, { db }) => {
    const { orderId, context } = action;
    const { who, now } = context;
    const taken = await packedByOther(db, order, who.uid, now);
    if (taken) return taken;
    const decision = decidePack(order, now);
    if (decision.kind === 'known') return decision;
    if (decision.kind === 'refused')
      return { ...decision, message: messages.refused(orderId, decision.message) };
    const present = order.shipment.awb;
    if (isOtherParcel(awb, present))
      return refused('other_parcel', messages.otherParcel(orderId, present !== ''));
    if (!isComplete(unitsToPack(order), counted)) return refused('miscounted', messages.miscounted(orderId));
    return { ...decision, order: leavePacking(decision.order, who.uid) };
  });
}

async function leave(deps: AdminDeps, { orderId, context: { who } }: Action): Promise<Answer> {
  const done = await onOrder(await deps.db(), orderId, (order, { db, transaction }) => {
    const left = leavePacking(order, who.uid);
    if (left !== order) transaction.set(orderRef(db, orderId), left);
    return ok({ success: true });
  });
  return done ?? noSuchOrder();
}

/** POST /api/admin/scan and /api/admin/orders/{id}/packing/{done|leave}: one order on the packing table. */
export function scanRoutes(deps: AdminDeps): Route[] {
  return [
    postAsAdmin(deps, {
      path: '/api/admin/scan',
      right: 'orders.pack',
      schema: scanRequest,
      async handle({ body: { code } }, { who }) {
        const found = orderOfCode(code, await findByCode(await deps.db(), code));
        if (found.kind === 'refused') {
          return refuse(found.code === 'not_found' ? 404 : 409, found.code, found.message);
        }
        return runOnOrder(deps, found.orderId, () => open(deps, found.orderId, who));
      },
    }),
    actionRoute(deps, {
      path: '/api/admin/orders/{id}/packing/done',
      right: 'orders.pack',
      name: 'order.packed',
      schema: packedRequest,
      handle: (action, body) => pack(deps, action, body),
    }),
    actionRoute(deps, {
      path: '/api/admin/orders/{id}/packing/leave',
      right: 'orders.pack',
      name: 'order.packed',
      schema: emptyRequest,
      handle: (action) => leave(deps, action),
    }),
  ];
}
