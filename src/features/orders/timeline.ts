import type { HistoryEntry, Order, OrderStatus } from '@/domain/orders/order/order';
import { statusLabel, transitionsOf, isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { messages } from './messages';

export interface TimelineStep {
  status: OrderStatus;
  word: string;
  /** ISO; null for what is still to come. */
  at: string | null;
  note: string;
  state: 'done' | 'now' | 'ahead';
}

/** What an order that goes well has before it. */
const USUAL: OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];

function noteOf(order: Order, { from, to: status, note }: HistoryEntry): string {
  const booking = order.shipment.status === 'booking' && !isCancelling(order);
  if (status === 'placed' && from !== status && booking) return messages.timeline.bookingTheCourier;
  // Where the money goes stands beside it.
  return status === 'refunded' && from === 'cancelled' ? '' : note;
}

/** What is to come of an order as it stands. */
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

/** What has happened to the order, from its history. */
function pastOf(order: Order): TimelineStep[] {
  const last = transitionsOf(order.history).at(-1);
  const placed = order.history.findIndex(({ to }) => to === 'placed');
  // Once it is placed, waiting for the payment was no step of the order.
  const shown = order.history.filter(({ to }, at) => to !== 'pending_payment' || at > placed);
  const steps = shown.map((entry): TimelineStep => ({
    status: entry.to,
    word: entry.from === entry.to ? messages.note : statusLabel(entry.to),
    at: entry.at,
    note: noteOf(order, entry),
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
    },
  ];
}

/** What has happened to the order, and what is to come where all goes well. */
export function timelineOf(order: Order): TimelineStep[] {
  const past = pastOf(order);
  const ahead = nextOf(order);
  const now = past.find(({ state }) => state === 'now');
  // Nothing follows what is delivered: it is done, not under way.
  if (now && ahead.length === 0 && !isCancelling(order)) now.state = 'done';
  return [
    ...past,
    ...ahead.map((status): TimelineStep => ({
      status,
      word: statusLabel(status),
      at: null,
      note: '',
      state: 'ahead',
    })),
  ];
}
