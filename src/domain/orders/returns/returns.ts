import { DAY_MS } from '@/domain/time/calendar';
import { fromIndia, inIndia } from '@/domain/time/india';
import type { Order, ReturnLine } from '../order/order';
import { isWhollyRefunded } from '../order/refunded';
import type { ReturnCase, ReturnOutcome } from '../order/returnCase';
import { canMove, moveOrder, transitionsOf } from '../lifecycle/lifecycle';
import { messages } from './messages';

/** Days after the delivery within which an order can be returned. The last day counts whole, in India's time. */
export const RETURN_DAYS = 7;
/** Characters of a shopper's reason. */
export const MAX_RETURN_REASON = 200;

/** The moment from which an order can no longer be returned; null when it was never delivered. */
export function returnDeadline({ history }: Pick<Order, 'history'>): Date | null {
  const delivered = transitionsOf(history)
    // A refused return moves back to 'delivered', which is no delivery.
    .filter(({ from, to }) => to === 'delivered' && from !== 'return_requested')
    .at(-1);
  if (!delivered) return null;
  const day = Math.floor(inIndia(new Date(delivered.at)).getTime() / DAY_MS);
  return fromIndia(new Date((day + RETURN_DAYS + 1) * DAY_MS));
}

/** Whether a return was requested. A closed one, whose parcel never came, may be requested again. */
const wasRequested = ({ history, returnCase }: Order): boolean =>
  returnCase?.state !== 'closed' && history.some(({ to }) => to === 'return_requested');

function isOpen(order: Order, now: Date): boolean {
  const ends = returnDeadline(order);
  return ends !== null && now < ends;
}

/** Whether a shopper may request a return: once, and never for free items. */
export function canRequestReturn(order: Order, now: Date): boolean {
  const { status, paymentMethod } = order;
  return (
    !wasRequested(order) &&
    !order.replaces &&
    canMove(status, 'return_requested', paymentMethod) &&
    !isWhollyRefunded(order) &&
    isOpen(order, now)
  );
}

/** Whether each line is named at most once, with no more units than were bought. */
export function areLinesOf(lines: readonly ReturnLine[], order: Order): boolean {
  const isUnique = new Set(lines.map(({ line }) => line)).size === lines.length;
  return isUnique && lines.every(({ line, quantity }) => quantity <= (order.lines[line]?.quantity ?? 0));
}

/** Whether these are all units of an order. */
export const isAllOf = ({ lines }: Pick<Order, 'lines'>, some: readonly ReturnLine[]): boolean =>
  lines.every(({ quantity }, at) => some.some((one) => one.line === at && one.quantity === quantity));

/** Whether every unit of the order comes back. */
export const isWholeReturn = (order: Pick<Order, 'lines' | 'returning'>): boolean =>
  isAllOf(order, order.returning?.lines ?? []);

/** Describes some units of an order, as in "1 × Toner, 2 × Serum". */
export const describeLines = ({ lines }: Pick<Order, 'lines'>, some: readonly ReturnLine[]): string =>
  some.map(({ line, quantity }) => `${quantity} × ${lines[line]?.name ?? ''}`).join(', ');

/** Describes a partial return, as in "1 × Toner, 2 × Serum"; empty when the whole order is returned. */
export const describePartialReturn = (order: Order): string =>
  isWholeReturn(order) ? '' : describeLines(order, order.returning?.lines ?? []);

/** All units of an order. */
export const allLines = ({ lines }: Pick<Order, 'lines'>): ReturnLine[] =>
  lines.map(({ quantity }, line) => ({ line, quantity }));

export interface ReturnRequest {
  by: string;
  reason: string;
  /** The returned lines; null for all of the order. */
  lines: readonly ReturnLine[] | null;
  /** The refund becomes store credit, as the shopper chose. */
  toCredit?: boolean;
}

export type ReturnDecision =
  | { kind: 'requested'; order: Order }
  /** The return was requested before. */
  | { kind: 'done' }
  /** The shop refused an earlier return. */
  | { kind: 'refused_before' }
  /** The order is not delivered yet. */
  | { kind: 'not_delivered' }
  /** Nothing was sent, everything was returned, or it was a free replacement. */
  | { kind: 'nothing_to_return' }
  /** All that paid for the order is already refunded. */
  | { kind: 'given_back' }
  | { kind: 'closed' }
  | { kind: 'wrong_lines' };

interface NewReturn extends ReturnRequest {
  openedBy: 'shopper' | 'shop';
  outcome: ReturnOutcome;
  /** The shop's message to the customer; only for a return that the shop opens. */
  words?: string;
}

/** The reverse parcels of the order's earlier returns; fields are absent where it has none. */
function parcelsBefore({ returnCase }: Order): Pick<ReturnCase, 'earlierParcels' | 'givenUp'> {
  const { state, pickup, earlierParcels = 0, givenUp = [] } = returnCase ?? {};
  const count = earlierParcels + (pickup?.attempts ? 1 : 0);
  const isGivenUp = state === 'closed' && pickup?.kind === 'courier';
  const awbs = isGivenUp ? [...givenUp, pickup.awb] : givenUp;
  return {
    ...(count > 0 ? { earlierParcels: count } : {}),
    ...(awbs.length > 0 ? { givenUp: awbs } : {}),
  };
}

/**
 * Opens a return of a delivered order; null where the order's status does not allow it. A return that the
 * shop opens is accepted at once.
 */
export function beginReturn(order: Order, request: NewReturn, now: Date): Order | null {
  const { by, reason, openedBy, outcome, words = '', toCredit } = request;
  const isAccepted = openedBy === 'shop';
  const at = now.toISOString();
  const asked = { at, reason, lines: [...(request.lines ?? allLines(order))] };
  const withRequest: Order = {
    ...order,
    returning: asked,
    returnCase: {
      state: isAccepted ? 'accepted' : 'asked',
      at,
      openedBy,
      asked,
      outcome,
      ...(toCredit ? { toCredit } : {}),
      words,
      ...parcelsBefore(order),
      waits: isAccepted ? 'way' : 'decide',
    },
  };
  const part = describePartialReturn(withRequest);
  const note = isAccepted ? messages.opened(reason, part, words) : messages.asked(reason, part);
  const moved = moveOrder(withRequest, 'return_requested', { at, by, note });
  return moved.ok ? moved.order : null;
}

/** Decides a shopper's return request. The returns desk decides about refund or replacement later. */
export function decideReturn(order: Order, request: ReturnRequest, now: Date): ReturnDecision {
  const { lines } = request;
  if (order.returnCase?.state === 'refused') return { kind: 'refused_before' };
  if (wasRequested(order)) return { kind: 'done' };
  const { status, paymentMethod } = order;
  if (order.replaces) return { kind: 'nothing_to_return' };
  if (!canMove(status, 'return_requested', paymentMethod)) {
    const over = ['expired', 'cancelled', 'rto', 'refunded'].includes(status);
    return { kind: over ? 'nothing_to_return' : 'not_delivered' };
  }
  if (isWhollyRefunded(order)) return { kind: 'given_back' };
  if (!isOpen(order, now)) return { kind: 'closed' };
  if (lines && !areLinesOf(lines, order)) return { kind: 'wrong_lines' };
  const requested = beginReturn(order, { ...request, openedBy: 'shopper', outcome: 'refund' }, now);
  return requested ? { kind: 'requested', order: requested } : { kind: 'not_delivered' };
}
