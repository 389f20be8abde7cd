import { withAllBack } from '@/domain/credit/spend';
import { formatPaise, ZERO, type Paise } from '@/domain/money/money';
import { MIN_REFUND, refundable } from '@/domain/payments/refund/refundable';
import { endedAsLost, moveOrder } from '../lifecycle/lifecycle';
import { done, known, refused, type ActionDecision } from '../order/decision';
import { BY_SHOP, type Order } from '../order/order';
import { isRefundDue } from '../order/payment';
import { messages } from './messages';
import { canResend, isLostOpen, noOpenLoss, openLoss } from './resend';

/**
 * The online payment for goods that were lost; its refund ends the order. A rest too small for a refund is store
 * credit, which goes back as the order ends.
 */
function owedForLost(order: Order): Paise {
  const left = order.paymentMethod === 'Pay Online' ? refundable(order) : ZERO;
  return left < MIN_REFUND ? ZERO : left;
}

/** The possible decisions about the order of a lost parcel. */
export type LossDecision = 'resend' | 'close';

/** The team's choices for the order of a lost parcel. */
export interface LossChoice {
  canResend: boolean;
  /** Nothing is left to refund. */
  canClose: boolean;
  /** Paise to refund if the order is not sent again. */
  owed: Paise;
}

/** The team's choices for the order's lost parcel; null where no decision is open. */
export function lossChoiceOf(order: Order): LossChoice | null {
  if (!isLostOpen(order)) return null;
  const owed = owedForLost(order);
  return { canResend: canResend(order), canClose: !isRefundDue(order.payment) && owed === ZERO, owed };
}

/**
 * Ends the order of a lost parcel that is not sent again, with no cash received. Store credit that paid for it goes back;
 * the caller writes it to the account.
 */
export function decideCloseLost(order: Order, now: Date): ActionDecision {
  const { orderId, credit, paymentMethod } = order;
  if (endedAsLost(order)) return known(order, messages.wasClosed(orderId));
  const loss = openLoss(order);
  if (!loss || !isLostOpen(order)) return noOpenLoss(order);
  if (isRefundDue(order.payment)) return refused('money_due', messages.moneyDue(orderId));
  const owed = owedForLost(order);
  if (owed > ZERO) return refused('money_left', messages.moneyLeft(orderId, formatPaise(owed)));
  const note = messages.notSentAgain(loss.kind);
  const to = paymentMethod === 'Pay Online' ? 'refunded' : 'cancelled';
  const moved = moveOrder(order, to, { at: now.toISOString(), by: BY_SHOP, note });
  if (!moved.ok) return noOpenLoss(order);
  return done({ ...moved.order, ...(credit ? { credit: withAllBack(credit) } : {}) }, messages.closed(order));
}
