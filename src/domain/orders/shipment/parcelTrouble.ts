import type { Order, OrderStatus, ParcelTrouble } from '../order/order';
import { orderStatusOf } from './tracking';

/** The courier's words for a parcel that nobody can deliver any more, and for one that could not be handed over this time. */
const WORDS: [kind: ParcelTrouble['kind'], words: RegExp][] = [
  ['lost', /^(lost|damaged|destroyed|disposed)\b/],
  ['exception', /^(exception|delivery exception|pickup exception|undelivered|ndr|not delivered)\b/],
];
/** Where a parcel can meet trouble. */
const UNDER_WAY: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery', 'rto'];

/** The trouble that a courier's word tells of, however it is spelled; null where it tells of none. */
export function troubleOf(courierStatus: string): ParcelTrouble['kind'] | null {
  const words = courierStatus
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const withTrouble = (order: Order, trouble: ParcelTrouble | null, at: string): Order => {
  const { trouble: _, ...shipment } = order.shipment;
  return { ...order, shipment: trouble ? { ...shipment, trouble } : shipment, updatedAt: at };
};

/**
 * The order with what the courier's word says of its parcel's trouble; the same order where that is nothing new. Trouble ends
 * when the parcel is heard of where the order is, or further on. `at` is ISO.
 */
export function followTrouble(order: Order, courierStatus: string, at: string): Order {
  const { status, shipment, cameBack } = order;
  const kind = troubleOf(courierStatus);
  if (kind) {
    // A parcel that comes back to us is not handed over to anybody.
    const isUnderWay = UNDER_WAY.includes(status) && !cameBack && !(status === 'rto' && kind === 'exception');
    if (!isUnderWay || shipment.trouble?.kind === kind) return order;
    // An older word: what is lost is not on its way to anybody's door.
    if (shipment.trouble?.kind === 'lost') return order;
    return withTrouble(order, { kind, at, seenAt: '' }, at);
  }
  const heard = orderStatusOf(courierStatus);
  const goesOn = heard !== null && (heard === 'rto' || UNDER_WAY.indexOf(heard) >= UNDER_WAY.indexOf(status));
  return shipment.trouble && goesOn ? withTrouble(order, null, at) : order;
}

/** Whether a parcel's trouble still waits for the admin: nobody has written a note about it yet. */
export const troubleWaits = ({ shipment }: Pick<Order, 'shipment'>): boolean =>
  shipment.trouble?.seenAt === '';

/** The order once the admin has dealt with its parcel's trouble. `at` is ISO. */
export function troubleSeen(order: Order, at: string): Order {
  const { trouble } = order.shipment;
  if (!trouble || trouble.seenAt) return order;
  return { ...order, shipment: { ...order.shipment, trouble: { ...trouble, seenAt: at } } };
}

/** A parcel's trouble in words for the shopper; null where there is none. */
export function troubleNote({ status, shipment }: Pick<Order, 'status' | 'shipment'>): string | null {
  const kind = shipment.trouble?.kind;
  if (!kind || !UNDER_WAY.includes(status)) return null;
  if (status === 'rto')
    return 'The courier has a problem bringing this parcel back to us. You need not do anything.';
  if (kind === 'lost') {
    return 'We are sorry: the courier says that your parcel is lost. We are looking into it and will write to you. You need not do anything.';
  }
  return status === 'placed' || status === 'packed'
    ? 'The courier had a problem picking up your parcel. We are looking into it, and you need not do anything.'
    : 'The courier could not hand over your parcel, and usually tries again the next working day. Please keep your phone reachable.';
}
