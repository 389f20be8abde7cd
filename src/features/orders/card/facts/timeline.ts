import type { HistoryEntry, Order, OrderStatus } from '@/domain/orders/order/order';
import { statusLabel, transitionsOf, isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { messages } from '../../messages';

export interface TimelineStep {
  status: OrderStatus;
  word: string;
  /** ISO; null for an expected step. */
  at: string | null;
  note: string;
  /** A note of the shop that did not change the status. */
  isNote: boolean;
  state: 'done' | 'now' | 'ahead';
}

/** The usual steps of an order. */
const USUAL: OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];

function noteOf(order: Order, { from, to: status, note }: HistoryEntry): string {
  const booking = order.shipment.status === 'booking' && !isCancelling(order);
  if (status === 'placed' && from !== status && booking) return messages.timeline.bookingTheCourier;
  // The refund is shown elsewhere.
  return status === 'refunded' && from === 'cancelled' ? '' : note;
}

/** The expected steps of an order. */
function nextOf(order: Order): OrderStatus[] {
  const { status, payment } = order;
  if (isCancelling(order)) return [];
  if (status === 'pending_payment') return USUAL;
  if (status !== 'refunded' && payment.refund?.status === 'due') return ['refunded'];
  if (status === 'return_requested') return ['returned', 'refunded'];
  if (status === 'returned') return ['refunded'];
  const position = USUAL.indexOf(status);
  return position < 0 ? [] : USUAL.slice(position + 1);
}

/** The status after an entry. A refused return leads back to 'delivered', which was no delivery. */
function wordOf({ from, to }: HistoryEntry): string {
  if (from === to) return messages.note;
  return from === 'return_requested' && to === 'delivered' ? messages.returnRefused : statusLabel(to);
}

/** The past steps, from the order's history. */
function pastOf(order: Order): TimelineStep[] {
  const last = transitionsOf(order.history).at(-1);
  const placed = order.history.findIndex(({ to }) => to === 'placed');
  // Waiting for the payment is not shown as a step of a placed order.
  const shown = order.history.filter(({ to }, at) => to !== 'pending_payment' || at > placed);
  const steps = shown.map((entry): TimelineStep => ({
    status: entry.to,
    word: wordOf(entry),
    at: entry.at,
    note: noteOf(order, entry),
    isNote: entry.from === entry.to,
    state: entry === last ? 'now' : 'done',
  }));
  const { cancelling } = order;
  if (!cancelling || !isCancelling(order)) return steps;
  return [
    ...steps.map((step): TimelineStep => ({ ...step, state: 'done' })),
    {
      status: 'cancelled',
      word: messages.timeline.cancelling,
      at: cancelling.at,
      state: 'now',
      note: messages.timeline.waitingForTheCourier,
      isNote: false,
    },
  ];
}

/** The past steps of an order, and the remaining ones if nothing goes wrong. */
export function timelineOf(order: Order): TimelineStep[] {
  const past = pastOf(order);
  const ahead = nextOf(order);
  const now = past.find(({ state }) => state === 'now');
  // Delivered is the last step, so it counts as done and not as current.
  if (now && ahead.length === 0 && !isCancelling(order)) now.state = 'done';
  return [
    ...past,
    ...ahead.map((status): TimelineStep => ({
      status,
      word: statusLabel(status),
      at: null,
      note: '',
      isNote: false,
      state: 'ahead',
    })),
  ];
}
