import { isCancelling, transitionsOf } from '@/domain/orders/lifecycle/lifecycle';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { messages } from '../messages';

export interface ParcelStep {
  label: string;
  /** ISO; null while it is ahead. */
  at: string | null;
  state: 'done' | 'now' | 'ahead';
}

/** The four steps of a parcel, each with its statuses. */
const STEPS: readonly [label: string, statuses: readonly OrderStatus[]][] = [
  [messages.parcelSteps.ordered, ['placed']],
  [messages.parcelSteps.packed, ['packed']],
  [messages.parcelSteps.onTheWay, ['shipped', 'out_for_delivery']],
  [messages.parcelSteps.withYou, ['delivered']],
];

/** The progress of a parcel; empty for an order without one, such as an unpaid or cancelled order. */
export function parcelSteps(order: Order): ParcelStep[] {
  const reached = STEPS.findIndex(([, statuses]) => statuses.includes(order.status));
  if (reached < 0 || isCancelling(order)) return [];
  const moves = transitionsOf(order.history);
  return STEPS.map(([label, statuses], at) => ({
    label,
    at: (at <= reached && moves.find(({ to }) => statuses.includes(to))?.at) || null,
    state: at < reached ? 'done' : at === reached ? 'now' : 'ahead',
  }));
}
