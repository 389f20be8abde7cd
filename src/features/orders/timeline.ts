import { statusWord, type Order, type OrderStatus } from '@/domain/order';

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

function noteOf({ shipment }: Order, status: OrderStatus, note: string): string {
  if (status === 'placed' && shipment.status === 'booking') return 'Booking the courier';
  return note;
}

/** What has happened to the order, from its history, and what is to come where all goes well. */
export function timelineOf(order: Order): TimelineStep[] {
  const past = order.history.map((entry, at): TimelineStep => ({
    status: entry.to,
    word: statusWord(entry.to),
    at: entry.at,
    note: noteOf(order, entry.to, entry.note),
    state: at === order.history.length - 1 ? 'now' : 'done',
  }));
  const position = USUAL.indexOf(order.status);
  const ahead = position < 0 ? [] : USUAL.slice(position + 1);
  const last = past.at(-1);
  // Nothing follows what is delivered: it is done, not under way.
  if (last && ahead.length === 0) last.state = 'done';
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
