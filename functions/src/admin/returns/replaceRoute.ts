import { idEndOf } from '@/domain/admin/orderList/search';
import { skusTaken } from '@/domain/cart/pricedCart';
import { replaceReturnRequest } from '@/domain/contracts/adminOrders/returns';
import type { Order } from '@/domain/orders/order/order';
import { newOrderId } from '@/domain/orders/order/orderId';
import {
  planReplacement,
  replacementOrder,
  withReplacement,
  type ReplacementStock,
  type SizePick,
} from '@/domain/orders/returnDesk/replacement';
import type { RefusedAction } from '@/domain/orders/order/decision';
import { acceptedLines } from '@/domain/orders/returnDesk/steps';
import { store } from '@/domain/store';
import { readItems } from '../../catalogue/readItems';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeReservations } from '../../orders/reservations';
import { writeOrder } from '../../orders/writeOrder';
import { stockRef } from '../../platform/firestore/refs';
import { pathReader, readData } from '../../platform/firestore/readData';
import { onOrder, type TransactionScope } from '../../platform/firestore/onOrder';
import type { Answer } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { BOOKING_LEASE_MS } from '@/domain/orders/shipment/booking';
import { bookShipment } from '../../shipment/bookShipment';
import type { AdminDeps } from '../deps';
import { doneAnswer, refuseAction, writeAction, type Action } from '../orders/changeOrder';
import { returnStepRoute } from './returnStepRoute';
import { messages } from './messages';

type Replaced =
  | { kind: 'made'; order: Order; parcel: Order }
  | { kind: 'known'; order: Order; orderId: string }
  | RefusedAction;

/** Reads what the accepted lines may be replaced by. */
async function readStock(
  { db, transaction }: TransactionScope,
  order: Order,
  sizes: readonly SizePick[],
): Promise<ReplacementStock> {
  const wanted = acceptedLines(order.returnCase?.verdicts ?? []).flatMap(({ line, quantity }) => {
    const of = order.lines[line];
    if (!of) return [];
    const sku = sizes.find((size) => size.line === line)?.sku ?? of.sku;
    return [{ ...of, sku, variant: '', quantity, shownPrice: of.price }];
  });
  const catalogue = await readItems(pathReader(db, transaction), wanted);
  const refs = skusTaken(wanted, catalogue).map((sku) => stockRef(db, sku));
  return { catalogue, levels: await readData(transaction, ...refs) };
}

/** Makes the order of the replacement with its stock, in one transaction with the return that it settles. */
async function replace(
  deps: AdminDeps,
  action: Action,
  sizes: readonly SizePick[],
): Promise<Replaced | null> {
  const { now } = action.context;
  return onOrder<Replaced>(await deps.db(), action.orderId, async (order, scope) => {
    const { db, transaction } = scope;
    const before = order.returnCase?.replacement;
    if (before) return { kind: 'known', order, orderId: before.orderId };
    const stock = await readStock(scope, order, sizes);
    const plan = planReplacement(order, sizes, stock);
    if (plan.kind === 'refused') return plan;
    const orderId = newOrderId(store.orderPrefix, now, deps.random);
    const bookingUntil = new Date(now.getTime() + BOOKING_LEASE_MS);
    const parcel = replacementOrder(order, plan, { orderId, idEnd: idEndOf(orderId), now, bookingUntil });
    const settled = withReplacement(order, orderId, plan.difference, now);
    writeAction(scope, action, order, settled);
    writeOrder(db, transaction, null, parcel);
    writeReservations(db, transaction, parcel, {
      levels: plan.levels,
      products: plan.products,
      coupon: null,
    });
    return { kind: 'made', order: settled, parcel };
  });
}

async function send(deps: AdminDeps, action: Action, sizes: readonly SizePick[]): Promise<Answer> {
  const replaced = await replace(deps, action, sizes);
  if (!replaced) return noSuchOrder();
  if (replaced.kind === 'refused') return refuseAction(deps, action, replaced);
  if (replaced.kind === 'known') return doneAnswer(replaced.order, messages.replacedBefore(replaced.orderId));
  const { order, parcel } = replaced;
  deps.log('return.replaced', { orderId: order.orderId, replacement: parcel.orderId });
  // A courier's failure does not undo the order: the reconciler goes on asking.
  await bookShipment(deps, parcel);
  return doneAnswer(order, messages.replaced(parcel.orderId));
}

/** POST /api/admin/returns/{id}/replace: a parcel with the same goods, or with other sizes that cost no more, at no charge. */
export const returnReplaceRoute = (deps: AdminDeps): Route =>
  returnStepRoute(deps, {
    step: 'replace',
    schema: replaceReturnRequest,
    handle: (action, { sizes }) => send(deps, action, sizes),
  });
