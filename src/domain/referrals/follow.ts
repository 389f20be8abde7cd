import { DAY_MS, HOUR_MS } from '../time/calendar';
import { toPaise, ZERO } from '../money/money';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../orders/order/order';
import { payable } from '../orders/order/payable';
import { placedAt } from '../orders/order/placedAt';
import { returnDeadline } from '../orders/returns/returns';
import { owedForReturn, sourceLeft } from '../payments/refund/refundable';
import { ARRIVAL_DAYS, ORDER_DAYS, type Referral, type ReferralProblem } from './referral';

/** Milliseconds until a waiting referral is checked again. */
const LOOK_MS = 6 * HOUR_MS;

/** The state of a referral after a check. */
export type Standing =
  | { kind: 'waits'; nextAt: string; order: Pick<Referral, 'orderId' | 'orderedAt' | 'rewardAt'> }
  | { kind: 'refused'; problem: ReferralProblem; order: Order | null }
  /** The order's return window has ended. */
  | { kind: 'kept'; order: Order };

const wasDelivered = ({ history }: Order): boolean => history.some(({ to }) => to === 'delivered');

/** A person can have any number of orders in these, at no cost. */
const UNPLACED: readonly OrderStatus[] = ['pending_payment', 'expired', 'cancelled'];
/** The statuses of orders that say who a person is, and which order was the first. */
export const PLACED = ORDER_STATUSES.filter((status) => !UNPLACED.includes(status));

/** Whether an order counts as a first order. Unpaid, cancelled and RTO orders do not. */
export const isOrdered = (order: Order): boolean =>
  !order.replaces &&
  PLACED.includes(order.status) &&
  order.status !== 'rto' &&
  (order.status !== 'refunded' || wasDelivered(order));

/** Whether a refund for returned goods is still owed. */
const isReturning = (order: Order): boolean =>
  order.status === 'return_requested' ||
  (order.status === 'returned' && order.returnCase?.outcome !== 'replace' && owedForReturn(order) > ZERO);

const after = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

const ordered = (order: Order) => ({ orderId: order.orderId, orderedAt: placedAt(order) });

function wait(nextAt: string, order?: Order, rewardAt = ''): Standing {
  const { orderId, orderedAt } = order ? ordered(order) : { orderId: '', orderedAt: '' };
  return { kind: 'waits', nextAt, order: { orderId, orderedAt, rewardAt } };
}

/** Follows a friend's first order until its return window ends; `orders` are the friend's placed ones. */
export function followReferral(referral: Referral, orders: readonly Order[], now: Date): Standing {
  const { createdAt: joinedAt, terms } = referral;
  const at = now.toISOString();
  const later = new Date(now.getTime() + LOOK_MS).toISOString();
  const [order] = orders.filter(isOrdered).sort((a, b) => placedAt(a).localeCompare(placedAt(b)));
  const refused = (problem: ReferralProblem): Standing => ({
    kind: 'refused',
    problem,
    order: order ?? null,
  });
  const lastOrder = after(joinedAt, ORDER_DAYS);
  if (!order) return at > lastOrder ? refused('too_late') : wait(later);
  if (placedAt(order) < joinedAt) return refused('not_first');
  if (placedAt(order) > lastOrder) return refused('too_late');
  const deadline = returnDeadline(order)?.toISOString() ?? '';
  // While a return is under way, its end is not known, and the deadline may be past.
  if (!deadline || isReturning(order))
    return at > after(joinedAt, ARRIVAL_DAYS) ? refused('too_late') : wait(later, order);
  if (at < deadline) return wait(deadline, order, deadline);
  const least = toPaise(terms.minRupees);
  if (payable(order) < least) return refused('too_small');
  if (sourceLeft(order) < least) return refused('sent_back');
  return { kind: 'kept', order };
}

/** The referral after a check without a decision. */
export const waited = (
  referral: Referral,
  { nextAt, order }: Extract<Standing, { kind: 'waits' }>,
): Referral => ({ ...referral, ...order, dueAt: nextAt });

/** The referral with a refusal: neither side earns. */
export function refused(
  referral: Referral,
  problem: ReferralProblem,
  order: Order | null,
  now: Date,
): Referral {
  const at = now.toISOString();
  const known = order ? ordered(order) : {};
  return { ...referral, ...known, status: 'refused', problem, dueAt: null, decidedAt: at, updatedAt: at };
}
