import { formatRupees } from '@/domain/money/money';
import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import { isCancelling, statusLabel } from '../lifecycle/lifecycle';
import { messages } from './messages';

/** Edits of one order. */
export const MAX_EDITS = 20;

/**
 * Returns the reason why an order's present state does not allow edits, apart from a waiting edit; null
 * when it does.
 */
export function blockedProblem(order: Order): RefusedAction | null {
  const { orderId, status, payment, papers, edits = [] } = order;
  if (status !== 'placed') {
    return refused('impossible_step', messages.notPlaced(orderId, statusLabel(status).toLowerCase()));
  }
  if (isCancelling(order)) return refused('cancelling', messages.cancelling(orderId));
  if (papers?.invoice) {
    return refused('invoiced', messages.invoiced(orderId, papers.invoice));
  }
  const isPaid = payment.status === 'cod' || (payment.status === 'captured' && !payment.refund);
  if (!isPaid) return refused('refunded', messages.refunded(orderId));
  if (edits.length >= MAX_EDITS) {
    return refused('too_many_edits', messages.tooManyEdits(orderId, MAX_EDITS));
  }
  return null;
}

/** Returns the reason why only the address of an order can be changed; null where its items can too. */
export function itemsProblem({ orderId, replaces, credit }: Order): RefusedAction | null {
  if (replaces) return refused('replacement', messages.replaces(orderId, replaces));
  return credit ? refused('paid_with_credit', messages.paidWithCredit(orderId)) : null;
}

/** Returns the reason why an order with a waiting edit is not edited, packed or sent; null without one. */
export function waitingProblem({ orderId, waitingEdit }: Order): RefusedAction | null {
  if (!waitingEdit) return null;
  const message = waitingEdit.paid
    ? messages.beingMade(orderId)
    : messages.waits(orderId, formatRupees(waitingEdit.link.amount));
  return refused('edit_waits', message);
}

/** Returns the reason why the team cannot edit an order now, as a sentence; null when it can. */
export const editProblem = (order: Order): RefusedAction | null =>
  waitingProblem(order) ?? blockedProblem(order);
