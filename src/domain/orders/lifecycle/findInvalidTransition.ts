import type { Order, OrderStatus } from '../order/order';
import { canMove, stepsOf } from './lifecycle';

/** The first step since `before` (null: a new order) that the table does not have or the history does not tell of, or null. */
export function findInvalidTransition(
  before: Order | null,
  after: Order,
): { from: OrderStatus | null; to: OrderStatus } | null {
  let status = before?.status ?? null;
  for (const { from, to } of stepsOf(after.history.slice(before?.history.length ?? 0))) {
    const own = from === status && (from === null || canMove(from, to, after.paymentMethod));
    if (!own) return { from: status, to };
    status = to;
  }
  return status === after.status ? null : { from: status, to: after.status };
}
