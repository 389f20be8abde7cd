import type { Order, OrderStatus, Reservation } from '../order/order';
import { canMove, moveOrder } from '../lifecycle/lifecycle';
import { sell, unitsOf } from '@/domain/catalogue/stock';
import type { StockLevel } from '@/domain/catalogue/catalogue';

interface Meaning {
  status: OrderStatus;
  /** What the shopper reads below the step, where the courier's word says more than ours. */
  note: string;
}

const AWAITED: Meaning = { status: 'packed', note: 'Waiting for the courier' };
const PICKED: Meaning = { status: 'shipped', note: 'Picked up by the courier' };

/**
 * The courier's words that say where an order is. The others (booked, exception, cancelled) say something of the
 * parcel alone (parcelTrouble.ts): what becomes of the order is then for the admin to decide.
 */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries<Meaning>({
    'pending pickup': AWAITED,
    // B2B cargo and Partner v2 turn the words around, and have a few of their own.
    'pickup pending': AWAITED,
    'pickup scheduled': AWAITED,
    'out for pickup': AWAITED,
    picked: PICKED,
    'picked up': PICKED,
    'in transit': { status: 'shipped', note: '' },
    'out for delivery': { status: 'out_for_delivery', note: '' },
    delivered: { status: 'delivered', note: '' },
    // What is lost had left: its units are sold, also where the word of its picking up was lost.
    lost: { status: 'shipped', note: '' },
    'lost in transit': { status: 'shipped', note: '' },
    'rto delivered': { status: 'rto', note: '' },
  }),
);
const TURNED_BACK: Meaning = { status: 'rto', note: 'The courier is bringing it back to us' };

const wordsOf = (courierStatus: string): string =>
  courierStatus
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** Whether the courier's word says that the parcel was taken out before it went anywhere. */
export const isTakenOut = (courierStatus: string): boolean => /^cancell?ed$/.test(wordsOf(courierStatus));

function meaningOf(courierStatus: string): Meaning | null {
  const words = wordsOf(courierStatus);
  return MEANINGS.get(words) ?? (/^rto\b/.test(words) ? TURNED_BACK : null);
}

/** The order status that a courier's word stands for, however it is spelled; null when it says nothing of the order. */
export function orderStatusOf(courierStatus: string): OrderStatus | null {
  return meaningOf(courierStatus)?.status ?? null;
}

/** An order's way as parcels go. */
const FORWARD: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];
const SHIPPED = FORWARD.indexOf('shipped');

/** The steps that lead on from one status to another; none when there is no way, or only one that goes back. */
function stepsTo(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const start = FORWARD.indexOf(from);
  if (start < 0) return [];
  // What comes back to us went out before.
  if (to === 'rto') return [...FORWARD.slice(start + 1, SHIPPED + 1), 'rto'];
  return FORWARD.slice(start + 1, FORWARD.indexOf(to) + 1);
}

/** The order once its parcel has left: a wish to cancel it has come too late. */
function gone({ cancelling, ...order }: Order, at: string): Order {
  return cancelling ? { ...order, cancelRefusedAt: at } : order;
}

export interface Followed {
  order: Order;
  /** Units by SKU that this sold: what was reserved, when the order went past 'shipped'; otherwise none. */
  sold: Reservation;
}

/**
 * Takes an order, step by step, to where the courier says that its parcel is. `at` is ISO. Null when nothing changes:
 * the word says nothing of the order, the order is there already or further on, or no steps lead there.
 */
export function followTracking(order: Order, courierStatus: string, at: string): Followed | null {
  const meaning = meaningOf(courierStatus);
  if (!meaning) return null;
  let current = order;
  let sold: Reservation = {};
  for (const to of stepsTo(order.status, meaning.status)) {
    const note = to === meaning.status ? meaning.note : '';
    const moved = moveOrder(current, to, { at, by: 'courier', note });
    if (!moved.ok) return null;
    current = to === 'shipped' ? gone(moved.order, at) : moved.order;
    if (to === 'shipped') sold = order.reserved;
  }
  return current === order ? null : { order: current, sold };
}

/** Where a courier's word would have an order that cannot go there; null when it can, or was there already. */
export function strayWord(order: Order, courierStatus: string): OrderStatus | null {
  const to = orderStatusOf(courierStatus);
  if (!to || order.history.some((entry) => entry.to === to)) return null;
  const steps = stepsTo(order.status, to);
  return steps.length === 0 || !canMove(order.status, steps[0] ?? to, order.paymentMethod) ? to : null;
}

/** The levels of the SKUs sold, as they are afterwards. A SKU that has no level any more is left out. */
export function sellFrom(levels: readonly StockLevel[], sold: Reservation): StockLevel[] {
  const units = unitsOf(sold);
  return levels.filter(({ sku }) => units.has(sku)).map((level) => sell(level, units.get(level.sku) ?? 0));
}
