import { withNote } from '../order/note';
import type { Order } from '../order/order';

/**
 * The first order after its replacement was lost and not sent again: the replacement is owed again, so the
 * returns desk sends another or refunds. Returns the same order where it has another replacement by now.
 */
export function withReplacementLost(order: Order, replacementId: string, now: Date): Order {
  const { returnCase, status } = order;
  if (status !== 'returned' || returnCase?.replacement?.orderId !== replacementId) return order;
  const { replacement: _, ...owed } = returnCase;
  const note = `Your replacement, order ${replacementId}, was lost`;
  return withNote({ ...order, returnCase: { ...owed, at: now.toISOString() } }, 'shop', note, now);
}
