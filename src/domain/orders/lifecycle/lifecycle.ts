import type { PaymentMethod } from '@/domain/pricing/fees';
import type { HistoryEntry, Order, OrderStatus } from '../order/order';
import { messages } from './messages';

/** The table of an order's transitions, and the only one. */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending_payment: ['placed', 'expired'],
  placed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  // A lost parcel is sent again as a new one.
  shipped: ['out_for_delivery', 'rto', 'placed'],
  out_for_delivery: ['delivered', 'rto', 'placed'],
  delivered: ['return_requested'],
  // A return that the shop refuses leaves the order delivered.
  return_requested: ['returned', 'delivered'],
  returned: ['refunded'],
  cancelled: ['refunded'],
  rto: ['refunded'],
  // Tried again; paid late and still in stock; paid late and sold out.
  expired: ['pending_payment', 'placed', 'refunded'],
  refunded: [],
};

export function canMove(from: OrderStatus, to: OrderStatus, method: PaymentMethod): boolean {
  // Only prepaid orders can be refunded after a cancel or a return to origin.
  if (to === 'refunded' && from !== 'returned' && method !== 'Pay Online') return false;
  return TRANSITIONS[from].includes(to);
}

/** Whether a transition ends an order that is on its way, which only a lost parcel does. */
const isEndOfLost = ({ from, to }: Pick<HistoryEntry, 'from' | 'to'>): boolean =>
  (from === 'shipped' || from === 'out_for_delivery') && (to === 'cancelled' || to === 'refunded');

/** Whether the order ended because the courier lost its parcel and nothing was sent again. */
export const endedAsLost = ({ history }: Pick<Order, 'history'>): boolean => history.some(isEndOfLost);

/** Whether the order may make this step: by the table, or to its end because its parcel is lost. */
export function mayMove(
  { status: from, paymentMethod: method, shipment }: Pick<Order, 'status' | 'paymentMethod' | 'shipment'>,
  to: OrderStatus,
): boolean {
  if (canMove(from, to, method)) return true;
  const isPossible = to !== 'refunded' || method === 'Pay Online';
  return isPossible && shipment?.trouble?.kind === 'lost' && isEndOfLost({ from, to });
}

export type Move = { ok: true; order: Order } | { ok: false; from: OrderStatus; to: OrderStatus };

/** Moves an order to a status and records it in the history; refuses a transition that is not allowed. */
export function moveOrder(
  order: Order,
  to: OrderStatus,
  step: { at: string; by: string; note: string },
): Move {
  if (!mayMove(order, to)) return { ok: false, from: order.status, to };
  const entry: HistoryEntry = { ...step, from: order.status, to };
  return {
    ok: true,
    order: { ...order, status: to, updatedAt: step.at, history: [...order.history, entry] },
  };
}

/** Whether the order is placed or packed, and its courier has not fetched it yet. */
export const isBeforePickup = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'placed' || status === 'packed';

/** Returns the transitions of a history, without its notes. */
export function transitionsOf(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ from, to }) => from !== to);
}

/** Whether the order is still active while the courier is asked to cancel its parcel. */
export function isCancelling(order: Order): boolean {
  return order.cancelling !== undefined && canMove(order.status, 'cancelled', order.paymentMethod);
}

export function statusLabel(status: OrderStatus): string {
  return messages.statuses[status];
}
