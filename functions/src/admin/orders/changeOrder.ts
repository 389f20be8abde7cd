import type { AuditAction } from '@/domain/admin/audit/actions';
import type { ActionDecision, RefusedAction } from '@/domain/orders/order/decision';
import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import { isDocumentId } from '@/domain/records/documentId';
import type { Order } from '@/domain/orders/order/order';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeOrder } from '../../orders/writeOrder';
import { writeAudit, type AuditContext } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { onOrder, type TransactionScope } from '../../platform/firestore/onOrder';

/** Something that the admin does to one order. */
export interface Action {
  orderId: string;
  context: AuditContext;
  /** The action's name in the audit log: 'order.packed'. */
  name: AuditAction;
}

export const doneAnswer = (order: Order, message: string): Answer =>
  ok({ success: true, message, order } satisfies AdminOrderResponse);

/** Refuses an action, and logs it. */
export function refuseAction(
  deps: Pick<AdminDeps, 'log'>,
  { orderId, context, name }: Action,
  { code, message }: RefusedAction,
): Answer {
  deps.log('admin.refused', { requestId: context.requestId, orderId, action: name, code }, 'WARNING');
  return refuse(409, code, message, { orderId });
}

/** Writes an order that the team changed, with its audit entry. */
export function writeAction(
  { db, transaction }: TransactionScope,
  action: Action,
  before: Order,
  after: Order,
): void {
  writeOrder(db, transaction, before, after);
  const { name, orderId, context } = action;
  const change = { action: name, target: `orders/${orderId}`, changes: orderChanges(before, after) };
  writeAudit(db, transaction, context, change);
}

/**
 * Runs a call on one order; calls on the same order in one process wait for each other. Answers 404 for an invalid
 * id.
 */
export function runOnOrder(deps: AdminDeps, orderId: string, work: () => Promise<Answer>): Promise<Answer> {
  if (!isDocumentId(orderId)) return Promise.resolve(noSuchOrder());
  return deps.queue.run([`order:${orderId}`], work);
}

/**
 * Reads the order, lets `decide` change it, and writes it with its audit entry, all in one transaction. `decide` may
 * read and write more.
 */
export async function changeOrder(
  deps: AdminDeps,
  action: Action,
  decide: (order: Order, within: TransactionScope) => ActionDecision | Promise<ActionDecision>,
): Promise<Answer> {
  const decided = await onOrder<ActionDecision>(await deps.db(), action.orderId, async (order, scope) => {
    const decision = await decide(order, scope);
    if (decision.kind === 'done') writeAction(scope, action, order, decision.order);
    return decision;
  });
  if (!decided) return noSuchOrder();
  if (decided.kind === 'refused') return refuseAction(deps, action, decided);
  if (decided.kind === 'done') {
    const { context, orderId, name } = action;
    deps.log('admin.done', { requestId: context.requestId, orderId, action: name });
  }
  return doneAnswer(decided.order, decided.message);
}
