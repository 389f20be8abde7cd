import { isCancelling } from '../lifecycle/lifecycle';
import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import { statusLabel } from '../lifecycle/lifecycle';
import { MAX_EDITS } from './facts';

/** Why the team cannot edit an order in its present state, as a sentence; null when it can. */
export function editProblem(order: Order): RefusedAction | null {
  const { orderId, status, payment, papers, replaces, edits = [] } = order;
  if (status !== 'placed') {
    const word = statusLabel(status).toLowerCase();
    return refused('impossible_step', `${orderId} is ${word}. Only an order that is not packed is edited.`);
  }
  if (isCancelling(order)) return refused('cancelling', `${orderId} is being cancelled.`);
  if (papers?.invoice) {
    return refused('invoiced', `${orderId} has its invoice ${papers.invoice}, which says what was sold.`);
  }
  if (replaces) return refused('replacement', `${orderId} replaces units of ${replaces} at no charge.`);
  const isPaid = payment.status === 'cod' || (payment.status === 'captured' && !payment.refund);
  if (!isPaid) return refused('refunded', `The payment of ${orderId} is on its way back.`);
  if (edits.length >= MAX_EDITS) {
    return refused(
      'too_many_edits',
      `${orderId} was edited ${MAX_EDITS} times. Cancel it and place it again.`,
    );
  }
  return null;
}
