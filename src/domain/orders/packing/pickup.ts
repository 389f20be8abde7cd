import { isBeforeShipping } from '@/domain/invoices/taxDocuments';
import { isCancelling, statusLabel } from '../lifecycle/lifecycle';
import type { Order } from '../order/order';
import { isParcelCancelled } from '../shipment/cancelledParcel';
import { messages } from './messages';

/** Parcels in one pickup request. */
export const MAX_PICKUP = 50;

export interface PickupRefusal {
  code:
    | 'not_found'
    | 'not_packed'
    | 'no_label'
    | 'cancelling'
    | 'too_late'
    | 'courier_refused'
    | 'courier_unavailable';
  /** A sentence that names the order. */
  message: string;
}

const refused = (code: PickupRefusal['code'], message: string): PickupRefusal => ({ code, message });

/** Returns the reason why an order's parcel is left out of a pickup request; null where it is included. */
export function pickupRefusal(order: Order): PickupRefusal | null {
  const { orderId, status, shipment } = order;
  if (isCancelling(order)) return refused('cancelling', messages.pickup.cancelling(orderId));
  if (!isBeforeShipping(order)) {
    return refused('too_late', messages.pickup.tooLate(orderId, statusLabel(status).toLowerCase()));
  }
  if (status !== 'packed') return refused('not_packed', messages.pickup.notPacked(orderId));
  if (isParcelCancelled(order)) {
    return refused('no_label', messages.pickup.parcelCancelled(orderId));
  }
  if (shipment.status === 'booked' && shipment.awb) return null;
  return refused('no_label', messages.pickup.noCourier(orderId));
}

/** Reasons why the courier left a requested parcel out of the pickup. */
export const COURIER_REFUSALS = {
  /** The courier's answer does not contain this parcel. */
  leftOut: ({ orderId, shipment }: Order): PickupRefusal =>
    refused('courier_refused', messages.pickup.leftOut(orderId, shipment.awb)),
  refused: ({ orderId }: Order, problem: string): PickupRefusal =>
    refused('courier_refused', messages.pickup.refused(orderId, problem)),
  unanswered: ({ orderId }: Order): PickupRefusal =>
    refused('courier_unavailable', messages.pickup.unanswered(orderId)),
  /** The order changed during the request. */
  changed: ({ orderId }: Order): PickupRefusal => refused('too_late', messages.pickup.changed(orderId)),
};

/** The order with its pickup; null where it has another parcel by now, or is no longer due for pickup. */
export function markPickup(
  order: Order,
  awb: string,
  pickup: { at: string; manifest: string },
): Order | null {
  if (order.shipment.awb !== awb || pickupRefusal(order)) return null;
  return { ...order, shipment: { ...order.shipment, pickup }, updatedAt: pickup.at };
}
