import type { Order } from './order';

/** A line of the history, which the shopper reads; the order stays in its status. `by` did it. */
export function withNote(order: Order, by: string, note: string, now: Date): Order {
  const at = now.toISOString();
  const entry = { at, from: order.status, to: order.status, by, note };
  return { ...order, history: [...order.history, entry], updatedAt: at };
}
