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
import { messages } from './messages';

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
  refused('impossible_step', messages.cannotSend(statusLabel(status).toLowerCase()));

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
    if (sameParcel(shipment, sent)) return known(order, messages.onItsWay);
    return refused('sent_otherwise', messages.sentOtherwise);
  }
  if (shipment.status === 'booked') {
    return refused('courier_booked', messages.courierHasIt(shipment.courier, shipment.awb));
  }
  if (isCancelling(order)) {
    return refused('cancelling', messages.beingCancelled);
  }
  const waiting = waitingProblem(order);
  if (waiting) return waiting;
  if (status === 'pending_payment') return refused('unpaid', messages.notPaid);
  if (!isBeforePickup(order)) return impossible(status);
  if (!canShipByHand(order)) {
    return refused('too_soon', messages.courierAsked);
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
  return moved ? { kind: 'done', ...moved, message: messages.onItsWay } : impossible(status);
}

/** Records the outcome of a parcel that was sent by hand. */
export function decideArrival(order: Order, outcome: Arrival, now: Date): HandDecision {
  const { shipment, status } = order;
  if (shipment.status !== 'by_hand') {
    return refused('courier_follows', messages.courierFollows);
  }
  if (status === outcome) return known(order, messages.arrived[outcome]);
  if (!canEndByHand(order)) {
    return refused('impossible_step', messages.arrivedBefore(statusLabel(status).toLowerCase()));
  }
  const step = { at: now.toISOString(), by: BY_SHOP, note: '' };
  const moved = moveThroughStatuses(order, outcome, step);
  return moved ? { kind: 'done', ...moved, message: messages.arrived[outcome] } : impossible(status);
}
