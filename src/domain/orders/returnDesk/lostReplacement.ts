import { withNote } from '../order/note';
import type { Order } from '../order/order';

/**
 * The first order once its replacement was lost and is not sent again: the replacement is owed anew, and the returns desk sends
 * another or gives the money back. Returns the same order where that one does not replace it any more.
 */
export function withReplacementLost(order: Order, replacementId: string, now: Date): Order {
  const { returnCase, status } = order;
  if (status !== 'returned' || returnCase?.replacement?.orderId !== replacementId) return order;
  const { replacement: _, ...owed } = returnCase;
  const note = `Your replacement, order ${replacementId}, was lost`;
  return withNote({ ...order, returnCase: { ...owed, at: now.toISOString() } }, 'shop', note, now);
}
