import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActionDecision, RefusedAction } from '@/domain/admin/adminOrder';
import type { AdminOrderResponse } from '@/domain/contracts/admin';
import { isDocumentId } from '@/domain/general/documentId';
import type { Order } from '@/domain/orders/order/order';
import { orderChanges } from '@/domain/orders/order/orderAudit';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { noSuchOrder, orBusy } from '../../orders/orderAnswers';
import { writeOrder } from '../../orders/writeOrder';
import { inTransaction, orderRef } from '../../payments/records';
import { writeAudit, type Doing } from '../../platform/audit';
import type { AdminDeps } from '../deps';

/** Who stands in an order's history for whatever the admin does; which of them it was is in the audit log. */
export const BY_SHOP = 'shop';

/** Something that the admin does to one order. */
export interface Action {
  orderId: string;
  doing: Doing;
  /** As the audit log calls it: 'order.packed'. */
  name: string;
}

export interface Within {
  db: Firestore;
  transaction: Transaction;
}

export const done = (order: Order, message: string): Answer =>
  ok({ success: true, message, order } satisfies AdminOrderResponse);

/** A step that cannot be made, said and logged. */
export function refuseAction(
  deps: Pick<AdminDeps, 'log'>,
  { orderId, doing, name }: Action,
  { code, message }: RefusedAction,
): Answer {
  deps.log('admin.refused', { requestId: doing.requestId, orderId, action: name, code }, 'WARNING');
  return refuse(409, code, message, { orderId });
}

/** Writes an order that the admin changed, with its entry in the audit log. */
export function writeAction({ db, transaction }: Within, action: Action, before: Order, after: Order): void {
  writeOrder(db, transaction, before, after);
  const { name, orderId, doing } = action;
  const deed = { action: name, target: `orders/${orderId}`, changes: orderChanges(before, after) };
  writeAudit(db, transaction, doing, deed);
}

/** Runs a call on one order: those of one process one after the other, and none for an id that cannot be one. */
export function onOrder(deps: AdminDeps, orderId: string, work: () => Promise<Answer>): Promise<Answer> {
  if (!isDocumentId(orderId)) return Promise.resolve(noSuchOrder());
  return orBusy(() => deps.queue.run([`order:${orderId}`], work));
}

/**
 * One transaction: the order is read, `decide` says what becomes of it, and that is written with its entry in the audit log.
 * `decide` may read more, and writes what goes with it.
 */
export async function changeOrder(
  deps: AdminDeps,
  action: Action,
  decide: (order: Order, within: Within) => ActionDecision | Promise<ActionDecision>,
): Promise<Answer> {
  const db = await deps.db();
  const decided = await inTransaction<ActionDecision | null>(db, async (transaction) => {
    const order = (await transaction.get(orderRef(db, action.orderId))).data() as Order | undefined;
    if (!order) return null;
    const decision = await decide(order, { db, transaction });
    if (decision.kind === 'done') writeAction({ db, transaction }, action, order, decision.order);
    return decision;
  });
  if (!decided) return noSuchOrder();
  if (decided.kind === 'refused') return refuseAction(deps, action, decided);
  if (decided.kind === 'done') {
    const { doing, orderId, name } = action;
    deps.log('admin.done', { requestId: doing.requestId, orderId, action: name });
  }
  return done(decided.order, decided.message);
}
