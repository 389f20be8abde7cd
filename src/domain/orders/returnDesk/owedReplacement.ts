import { ZERO } from '@/domain/money/money';
import { finishReturn, owedForReturn, promisedForOrder } from '@/domain/payments/refund/refundable';
import { withNote } from '../order/note';
import { BY_SHOP, type Order } from '../order/order';
import { asRefund } from './asRefund';
import { notes } from './messages';

/** How a replacement ended without reaching the customer. */
export type ReplacementEnd = 'lost' | 'cancelled' | 'back';

/**
 * The first order after its replacement did not arrive and is not sent again: the replacement is owed again, so the
 * returns desk sends another or refunds; or the return ends, where its money went back meanwhile. Returns the same
 * order where it has another replacement by now, and where its account is deleted.
 */
export function withReplacementOwed(
  order: Order,
  replacementId: string,
  end: ReplacementEnd,
  now: Date,
): Order {
  const { returnCase, status, erasedAt } = order;
  if (erasedAt || status !== 'returned' || returnCase?.replacement?.orderId !== replacementId) return order;
  const { replacement: _, ...owed } = returnCase;
  const at = now.toISOString();
  const note = notes.replacementEnded(replacementId, end);
  const again = withNote({ ...order, returnCase: { ...owed, at } }, BY_SHOP, note, now);
  const money = asRefund(again);
  if (promisedForOrder(order) === ZERO || owedForReturn(money) > ZERO) return again;
  return finishReturn(money, { at, by: BY_SHOP, note: notes.refundedBefore });
}
