import { formatPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '../order/order';
import { describeLines } from '../returns/returns';
import { asRefund } from './asRefund';
import { canHoldCredit } from '@/domain/payments/refund/refundToCredit';
import { refused, type RefusedAction } from '../order/decision';
import { messages, notes } from './messages';
import { impossible } from './refusals';
import { acceptedLines, owedNow, owesReplacement, returnStateOf } from './steps';

/**
 * The order at the start of its return's refund: a promised replacement is dropped. Refused where nothing
 * is owed, or where the sum differs from `seen`.
 */
export function decideReturnRefund(order: Order, seen: Paise): Order | RefusedAction {
  if (returnStateOf(order) !== 'judged') return impossible(order, 'refund');
  const prepared = asRefund(order);
  const owed = owedNow(prepared);
  if (owed === ZERO) {
    return refused('nothing_left', messages.nothingLeft(order.orderId));
  }
  if (owed !== seen) {
    return refused('sum_changed', messages.sumChanged(order.orderId, formatPaise(owed), formatPaise(seen)));
  }
  return prepared;
}

/**
 * The order at the start of another refund. Refused while a replacement is promised, because its money
 * would be given twice.
 */
export const decideOrderRefund = (order: Order): Order | RefusedAction =>
  owesReplacement(order) ? refused('replacement_due', messages.replacementDue(order.orderId)) : order;

/** Whether the refund of a return becomes store credit, as its shopper chose. */
export const refundsToCredit = (order: Order): boolean =>
  order.returnCase?.toCredit === true && canHoldCredit(order);

/** The order with the refund recorded in its return, for the mail that names each line. */
export function withReturnRefund(order: Order, refundId: string): Order {
  const { returnCase } = order;
  if (!returnCase) return order;
  const refunds = [...(returnCase.refunds ?? []), refundId];
  return { ...order, returnCase: { ...returnCase, refunds } };
}

/** The reason of the refund, in words for the customer. */
export function returnRefundNote(order: Order): string {
  const { verdicts = [], replacement } = order.returnCase ?? {};
  if (replacement) return notes.smallerSize;
  return notes.refund(describeLines(order, acceptedLines(verdicts)));
}
