import type { Order, OrderStatus, ParcelTrouble } from '../order/order';
import { troubleNotes } from './messages';
import { orderStatusOf } from './tracking';

/** The courier's statuses for a lost parcel, and for a failed attempt. */
const TROUBLE_PATTERNS: [kind: ParcelTrouble['kind'], words: RegExp][] = [
  ['lost', /^(lost|damaged|destroyed|disposed)\b/],
  [
    'exception',
    /^(exception|delivery exception|pickup exception|undelivered|ndr|not delivered|failed attempt|delivery failed|((customer|consignee) )?(refused|rejected))\b/,
  ],
];
/** The statuses in which a parcel is on its way. */
const UNDER_WAY: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'rto'];

/** Returns the trouble in a courier's status, in any spelling; null where there is none. */
export function troubleOf(courierStatus: string): ParcelTrouble['kind'] | null {
  const words = courierStatus
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return TROUBLE_PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const withTrouble = (order: Order, trouble: ParcelTrouble | null, at: string): Order => {
  const { trouble: _, ...shipment } = order.shipment;
  return { ...order, shipment: trouble ? { ...shipment, trouble } : shipment, updatedAt: at };
};

/**
 * Records or ends a parcel's trouble by the courier's status; returns the same order where nothing changes. Trouble ends when
 * the courier reports the order's status or a later one. `at` is ISO.
 */
export function followTrouble(order: Order, courierStatus: string, at: string): Order {
  const { status, shipment, cameBack } = order;
  const kind = troubleOf(courierStatus);
  if (kind) {
    // A parcel on its way back is not delivered to anybody.
    const isUnderWay = UNDER_WAY.includes(status) && !cameBack && !(status === 'rto' && kind === 'exception');
    if (!isUnderWay || shipment.trouble?.kind === kind) return order;
    // A lost parcel stays lost; this status is an older one.
    if (shipment.trouble?.kind === 'lost') return order;
    return withTrouble(order, { kind, at, seenAt: '' }, at);
  }
  const reported = orderStatusOf(courierStatus);
  const goesOn =
    reported !== null && (reported === 'rto' || UNDER_WAY.indexOf(reported) >= UNDER_WAY.indexOf(status));
  if (!shipment.trouble || !goesOn) return order;
  const after = withTrouble(order, null, at);
  if (shipment.trouble.kind !== 'lost') return after;
  // A late older status looks like a found parcel, so the next status request is soon instead of in a day.
  return { ...after, shipment: { ...after.shipment, checkedAt: at } };
}

/** Whether a parcel's trouble has no note of the admin yet. */
export const isTroubleOpen = ({ shipment }: Pick<Order, 'shipment'>): boolean =>
  shipment.trouble?.seenAt === '';

/** The order with its parcel's trouble marked as seen. `at` is ISO. */
export function markTroubleSeen(order: Order, at: string): Order {
  const { trouble } = order.shipment;
  if (!trouble || trouble.seenAt) return order;
  return { ...order, shipment: { ...order.shipment, trouble: { ...trouble, seenAt: at } } };
}

/** A parcel's trouble in words for the shopper; null where there is none. */
export function troubleNote({ status, shipment }: Pick<Order, 'status' | 'shipment'>): string | null {
  const kind = shipment.trouble?.kind;
  if (!kind || !UNDER_WAY.includes(status)) return null;
  if (status === 'rto') return troubleNotes.wayBack;
  if (kind === 'lost') return troubleNotes.lost;
  return status === 'placed' || status === 'packed' ? troubleNotes.pickup : troubleNotes.delivery;
}
