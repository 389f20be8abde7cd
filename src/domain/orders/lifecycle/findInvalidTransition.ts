import type { Order, OrderStatus } from '../order/order';
import { mayMove, transitionsOf } from './lifecycle';

/** Returns the first transition since `before` (null for a new order) that is not allowed or not in the history; else null. */
export function findInvalidTransition(
  before: Order | null,
  after: Order,
): { from: OrderStatus | null; to: OrderStatus } | null {
  let status = before?.status ?? null;
  for (const { from, to } of transitionsOf(after.history.slice(before?.history.length ?? 0))) {
    const own = from === status && (from === null || mayMove({ ...after, status: from }, to));
    if (!own) return { from: status, to };
    status = to;
  }
  return status === after.status ? null : { from: status, to: after.status };
}
