import { isCancelling } from '@/domain/cancel';
import { statusWord, type HistoryEntry, type Order, type OrderStatus } from '@/domain/order';

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
  if (status === 'placed' && booking) return 'Booking the courier';
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
  const steps = order.history.map((entry, at): TimelineStep => ({
    status: entry.to,
    word: statusWord(entry.to),
    at: entry.at,
    note: noteOf(order, entry),
    state: at === order.history.length - 1 ? 'now' : 'done',
  }));
  const { cancelling } = order;
  if (!cancelling || !isCancelling(order)) return steps;
  return [
    ...steps.map((step): TimelineStep => ({ ...step, state: 'done' })),
    {
      ...{ status: 'cancelled', word: 'Cancelling', at: cancelling.at, state: 'now' },
      note: 'Waiting for the courier',
    },
  ];
}

/** What has happened to the order, and what is to come where all goes well. */
export function timelineOf(order: Order): TimelineStep[] {
  const past = pastOf(order);
  const ahead = nextOf(order);
  const last = past.at(-1);
  // Nothing follows what is delivered: it is done, not under way.
  if (last && ahead.length === 0 && !isCancelling(order)) last.state = 'done';
  return [
    ...past,
    ...ahead.map((status): TimelineStep => ({
      status,
      word: statusWord(status),
      at: null,
      note: '',
      state: 'ahead',
    })),
  ];
}
