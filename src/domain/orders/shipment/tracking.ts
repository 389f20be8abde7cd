import type { Order, OrderStatus, Reservation } from '../order/order';
import { canMove, moveOrder } from '../lifecycle/lifecycle';
import { sell, unitsOf } from '@/domain/catalogue/stock';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import { trackingNotes } from './messages';

interface Meaning {
  status: OrderStatus;
  /** Shown below the step where the courier's status says more than ours. */
  note: string;
}

const AWAITED: Meaning = { status: 'packed', note: trackingNotes.awaited };
const PICKED: Meaning = { status: 'shipped', note: trackingNotes.picked };

/**
 * The courier's statuses that move an order. The others (booked, exception, cancelled) concern the parcel
 * alone (parcelTrouble.ts); the team decides about the order.
 */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries<Meaning>({
    'pending pickup': AWAITED,
    // B2B cargo and Partner v2 use other words for the same statuses.
    'pickup pending': AWAITED,
    'pickup scheduled': AWAITED,
    'out for pickup': AWAITED,
    picked: PICKED,
    'picked up': PICKED,
    'in transit': { status: 'shipped', note: '' },
    'out for delivery': { status: 'out_for_delivery', note: '' },
    delivered: { status: 'delivered', note: '' },
    // A lost parcel had left, so its units are sold even where its pickup was never reported.
    lost: { status: 'shipped', note: '' },
    'lost in transit': { status: 'shipped', note: '' },
    damaged: { status: 'shipped', note: '' },
    'damaged in transit': { status: 'shipped', note: '' },
    'rto delivered': { status: 'rto', note: '' },
  }),
);
const TURNED_BACK: Meaning = { status: 'rto', note: trackingNotes.turnedBack };

/** A courier's words in one spelling. */
export const normaliseStatus = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** Whether the courier's status says that the parcel was cancelled before pickup. */
export const isCancelledByCourier = (courierStatus: string): boolean =>
  /^cancell?ed$/.test(normaliseStatus(courierStatus));

function meaningOf(courierStatus: string): Meaning | null {
  const words = normaliseStatus(courierStatus);
  return MEANINGS.get(words) ?? (/^rto\b/.test(words) ? TURNED_BACK : null);
}

/** Returns the order status for a courier's status, in any spelling; null when it does not change the order. */
export function orderStatusOf(courierStatus: string): OrderStatus | null {
  return meaningOf(courierStatus)?.status ?? null;
}

/** Whether the courier's status says that the parcel has been picked up. */
export function isPickedUp(courierStatus: string): boolean {
  const status = orderStatusOf(courierStatus);
  return status !== null && status !== 'packed';
}

/** The statuses of a parcel on its way, in order. */
const FORWARD: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];
const SHIPPED = FORWARD.indexOf('shipped');

/** Returns the statuses from one to another; none when the other is not ahead. */
function stepsTo(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const start = FORWARD.indexOf(from);
  if (start < 0) return [];
  // A parcel that returns must have been shipped before.
  if (to === 'rto') return [...FORWARD.slice(start + 1, SHIPPED + 1), 'rto'];
  return FORWARD.slice(start + 1, FORWARD.indexOf(to) + 1);
}

/** Drops a cancel request when the parcel has left. */
function dropCancelRequest({ cancelling, ...order }: Order, at: string): Order {
  return cancelling ? { ...order, cancelRefusedAt: at } : order;
}

export interface TrackedOrder {
  order: Order;
  /** Units by SKU that were sold because the order became 'shipped'; otherwise none. */
  sold: Reservation;
}

/**
 * Moves an order through all transitions up to its parcel's status, with the note on the last. Null when
 * nothing changes.
 */
export function moveThroughStatuses(
  order: Order,
  status: OrderStatus,
  step: { at: string; by: string; note: string },
): TrackedOrder | null {
  let current = order;
  let sold: Reservation = {};
  for (const to of stepsTo(order.status, status)) {
    const moved = moveOrder(current, to, { ...step, note: to === status ? step.note : '' });
    if (!moved.ok) return null;
    current = to === 'shipped' ? dropCancelRequest(moved.order, step.at) : moved.order;
    if (to === 'shipped') sold = order.reserved;
  }
  return current === order ? null : { order: current, sold };
}

/** Moves an order to the courier's status of its parcel. `at` is ISO. Null when nothing changes. */
export function followTracking(order: Order, courierStatus: string, at: string): TrackedOrder | null {
  const meaning = meaningOf(courierStatus);
  return meaning && moveThroughStatuses(order, meaning.status, { at, by: 'courier', note: meaning.note });
}

/** Returns the courier's status that the order cannot reach; null when it can, or had it before. */
export function findUnreachableStatus(order: Order, courierStatus: string): OrderStatus | null {
  const to = orderStatusOf(courierStatus);
  if (!to || order.history.some((entry) => entry.to === to)) return null;
  const steps = stepsTo(order.status, to);
  return steps.length === 0 || !canMove(order.status, steps[0] ?? to, order.paymentMethod) ? to : null;
}

/** Returns the levels of the sold SKUs after the sale. A SKU without a level is left out. */
export function sellUnits(levels: readonly StockLevel[], sold: Reservation): StockLevel[] {
  const units = unitsOf(sold);
  return levels.filter(({ sku }) => units.has(sku)).map((level) => sell(level, units.get(level.sku) ?? 0));
}
