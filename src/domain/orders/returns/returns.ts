import { DAY_MS } from '@/domain/general/calendar';
import { fromIndia, inIndia } from '@/domain/general/india';
import type { Order, ReturnLine } from '../order/order';
import { canMove, moveOrder, transitionsOf } from '../lifecycle/lifecycle';

/** Days after the delivery within which an order can be returned. The last day counts whole, in India's time. */
export const RETURN_DAYS = 7;
/** Characters of what a shopper says about a return. */
export const MAX_RETURN_REASON = 200;
/** Why people return, as they would say it. */
export const RETURN_REASONS = [
  'Damaged or leaking',
  'Not what I ordered',
  'Something is missing',
  'Expired, or expiring soon',
  'It does not suit my skin',
  'I changed my mind; it is unopened',
] as const;

/** The moment from which an order can no longer be returned; null when it was never delivered. */
export function returnDeadline({ history }: Pick<Order, 'history'>): Date | null {
  const delivered = transitionsOf(history)
    .filter(({ to }) => to === 'delivered')
    .at(-1);
  if (!delivered) return null;
  const day = Math.floor(inIndia(new Date(delivered.at)).getTime() / DAY_MS);
  return fromIndia(new Date((day + RETURN_DAYS + 1) * DAY_MS));
}

const wasRequested = ({ history }: Order): boolean => history.some(({ to }) => to === 'return_requested');

function isOpen(order: Order, now: Date): boolean {
  const ends = returnDeadline(order);
  return ends !== null && now < ends;
}

/** Whether a shopper may request a return. */
export function canRequestReturn(order: Order, now: Date): boolean {
  const { status, paymentMethod, payment } = order;
  return (
    canMove(status, 'return_requested', paymentMethod) && payment.status !== 'refunded' && isOpen(order, now)
  );
}

/** Whether each line is named at most once, with no more units than were bought. */
function areOf(lines: readonly ReturnLine[], order: Order): boolean {
  const isUnique = new Set(lines.map(({ line }) => line)).size === lines.length;
  return isUnique && lines.every(({ line, quantity }) => quantity <= (order.lines[line]?.quantity ?? 0));
}

/** Describes a partial return, as in "1 × Toner, 2 × Serum"; empty when the whole order is returned. */
export function describePartialReturn({ lines, returning }: Order): string {
  const returned = returning?.lines ?? [];
  const isWholeOrder = lines.every(({ quantity }, at) =>
    returned.some((one) => one.line === at && one.quantity === quantity),
  );
  return isWholeOrder
    ? ''
    : returned.map(({ line, quantity }) => `${quantity} × ${lines[line]?.name ?? ''}`).join(', ');
}

export interface ReturnRequest {
  by: string;
  reason: string;
  /** What of the order; null for all of it. */
  lines: readonly ReturnLine[] | null;
}

export type ReturnDecision =
  | { kind: 'requested'; order: Order }
  /** The return was requested before. */
  | { kind: 'done' }
  /** The order is not delivered yet. */
  | { kind: 'not_delivered' }
  /** Nothing was sent, or everything came back. */
  | { kind: 'nothing_to_return' }
  /** The payment has been refunded before. */
  | { kind: 'given_back' }
  | { kind: 'closed' }
  | { kind: 'wrong_lines' };

/** Decides a return request. The shop decides later how it is settled. */
export function decideReturn(order: Order, { by, reason, lines }: ReturnRequest, now: Date): ReturnDecision {
  if (wasRequested(order)) return { kind: 'done' };
  const { status, paymentMethod, payment } = order;
  if (!canMove(status, 'return_requested', paymentMethod)) {
    const over = ['expired', 'cancelled', 'rto', 'refunded'].includes(status);
    return { kind: over ? 'nothing_to_return' : 'not_delivered' };
  }
  if (payment.status === 'refunded') return { kind: 'given_back' };
  if (!isOpen(order, now)) return { kind: 'closed' };
  const requestedLines = lines ?? order.lines.map(({ quantity }, line) => ({ line, quantity }));
  if (!areOf(requestedLines, order)) return { kind: 'wrong_lines' };
  const at = now.toISOString();
  const withRequest: Order = { ...order, returning: { at, reason, lines: [...requestedLines] } };
  const part = describePartialReturn(withRequest);
  const moved = moveOrder(withRequest, 'return_requested', {
    at,
    by,
    note: part ? `${reason} (${part})` : reason,
  });
  return moved.ok ? { kind: 'requested', order: moved.order } : { kind: 'not_delivered' };
}
