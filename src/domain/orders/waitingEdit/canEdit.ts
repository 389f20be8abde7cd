import { formatRupees } from '@/domain/money/money';
import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import { isCancelling, statusLabel } from '../lifecycle/lifecycle';

/** Edits of one order. */
export const MAX_EDITS = 20;

/**
 * Returns the reason why an order's present state does not allow edits, apart from a waiting edit; null
 * when it does.
 */
export function blockedProblem(order: Order): RefusedAction | null {
  const { orderId, status, payment, papers, edits = [] } = order;
  if (status !== 'placed') {
    const word = statusLabel(status).toLowerCase();
    return refused('impossible_step', `${orderId} is ${word}. Only an order that is not packed is edited.`);
  }
  if (isCancelling(order)) return refused('cancelling', `${orderId} is being cancelled.`);
  if (papers?.invoice) {
    return refused('invoiced', `${orderId} has its invoice ${papers.invoice}, which says what was sold.`);
  }
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

/** Returns the reason why only the address of an order can be changed; null where its items can too. */
export function itemsProblem({ orderId, replaces, credit }: Order): RefusedAction | null {
  if (replaces) {
    const why = `${orderId} replaces units of ${replaces} at no charge, so only its address can be changed.`;
    return refused('replacement', why);
  }
  if (!credit) return null;
  const why =
    `Store credit pays for ${orderId}, so only its address can be changed. ` +
    'For other items cancel it, which gives the credit back, and place it again.';
  return refused('paid_with_credit', why);
}

/** Returns the reason why an order with a waiting edit is not edited, packed or sent; null without one. */
export function waitingProblem({ orderId, waitingEdit }: Order): RefusedAction | null {
  if (!waitingEdit) return null;
  const message = waitingEdit.paid
    ? `The change of ${orderId} is paid and is being made. Please try again in a minute.`
    : `${orderId} waits for ${formatRupees(waitingEdit.link.amount)} for its change. Withdraw the change first.`;
  return refused('edit_waits', message);
}

/** Returns the reason why the team cannot edit an order now, as a sentence; null when it can. */
export const editProblem = (order: Order): RefusedAction | null =>
  waitingProblem(order) ?? blockedProblem(order);
