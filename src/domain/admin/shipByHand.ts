import { isBeforePickup, isCancelling, statusLabel } from '../orders/lifecycle/lifecycle';
import {
  BY_SHOP,
  type Order,
  type OrderStatus,
  type Reservation,
  type Shipment,
} from '../orders/order/order';
import { waitingProblem } from '../orders/waitingEdit/canEdit';
import { atCourier } from '../orders/shipment/booking';
import { moveThroughStatuses } from '../orders/shipment/tracking';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';

/** Characters of a courier's name and of its number. */
export const MAX_COURIER = 40;
export const MAX_AWB = 40;

/** A parcel that the shop sent itself; each field may be empty. */
export interface SentByHand {
  courier: string;
  awb: string;
  /** An https address. */
  trackingUrl: string;
}

/** The outcome of a parcel that was sent by hand. */
export const ARRIVALS = ['delivered', 'rto'] as const;
export type Arrival = (typeof ARRIVALS)[number];

export type HandDecision =
  | { kind: 'done'; order: Order; sold: Reservation; message: string }
  /** A repeated request; nothing is written. */
  | { kind: 'known'; order: Order; message: string }
  | RefusedAction;

const known = (order: Order, message: string): HandDecision => ({ kind: 'known', order, message });
const SENT = 'The order is on its way.';

const isUnderWay = ({ status }: Order): boolean => status === 'shipped' || status === 'out_for_delivery';

/** Whether an order may be sent by hand: no parcel is, or may be, booked with the connected courier. */
export const canShipByHand = (order: Order): boolean =>
  isBeforePickup(order) &&
  !isCancelling(order) &&
  !order.waitingEdit &&
  (order.shipment.status === 'booking' || order.shipment.status === 'failed') &&
  atCourier(order.shipment) === 'no';

/** Whether the shop itself reports the end of the parcel; otherwise its courier does. */
export const canEndByHand = (order: Order): boolean =>
  order.shipment.status === 'by_hand' && isUnderWay(order);

const impossible = (status: OrderStatus): RefusedAction =>
  refused('impossible_step', `The order is ${statusLabel(status).toLowerCase()}, so it cannot be sent.`);

const sameParcel = ({ courier, awb, trackingUrl }: Shipment, sent: SentByHand): boolean =>
  courier === sent.courier && awb.toUpperCase() === sent.awb && trackingUrl === sent.trackingUrl;

/**
 * Marks an order as sent with a courier that the shop is not connected to. The same parcel again changes nothing. The AWB is
 * saved in capitals, as lists of couriers are compared.
 */
export function decideShipByHand(order: Order, typed: SentByHand, now: Date): HandDecision {
  const sent = { ...typed, awb: typed.awb.toUpperCase() };
  const { shipment, status } = order;
  if (shipment.status === 'by_hand') {
    if (sameParcel(shipment, sent)) return known(order, SENT);
    return refused('sent_otherwise', 'It is sent already, with another courier or number.');
  }
  if (shipment.status === 'booked') {
    return refused('courier_booked', `${shipment.courier} has this parcel: AWB ${shipment.awb}.`);
  }
  if (isCancelling(order)) {
    return refused('cancelling', 'The order is being cancelled: the courier is asked to cancel its parcel.');
  }
  const waiting = waitingProblem(order);
  if (waiting) return waiting;
  if (status === 'pending_payment') return refused('unpaid', 'The order is not paid yet.');
  if (!isBeforePickup(order)) return impossible(status);
  if (!canShipByHand(order)) {
    return refused(
      'too_soon',
      'The courier is being asked just now, and may book it. Please try again in a minute.',
    );
  }
  const at = now.toISOString();
  const { hasNoCourier: _, trouble: __, ...others } = shipment;
  const parcel: Shipment = {
    ...others,
    ...sent,
    status: 'by_hand',
    label: '',
    problem: '',
    nextAttemptAt: '',
  };
  const moved = moveThroughStatuses({ ...order, shipment: parcel }, 'shipped', { at, by: BY_SHOP, note: '' });
  return moved ? { kind: 'done', ...moved, message: SENT } : impossible(status);
}

const ARRIVED: Record<Arrival, string> = {
  delivered: 'The order is delivered.',
  rto: 'The parcel is coming back.',
};

/** Records the outcome of a parcel that was sent by hand. */
export function decideArrival(order: Order, outcome: Arrival, now: Date): HandDecision {
  const { shipment, status } = order;
  if (shipment.status !== 'by_hand') {
    return refused('courier_follows', 'This parcel was not sent by hand: its courier says where it is.');
  }
  if (status === outcome) return known(order, ARRIVED[outcome]);
  if (!canEndByHand(order)) {
    const word = statusLabel(status).toLowerCase();
    return refused('impossible_step', `The order is ${word}, so its parcel has arrived already.`);
  }
  const step = { at: now.toISOString(), by: BY_SHOP, note: '' };
  const moved = moveThroughStatuses(order, outcome, step);
  return moved ? { kind: 'done', ...moved, message: ARRIVED[outcome] } : impossible(status);
}
