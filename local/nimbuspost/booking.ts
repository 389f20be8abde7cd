import { chooseCourier, isDeliverable } from './couriers';
import { indianTime, trackingEvent } from './tracking';
import { type CreateBody, type Dialect, type Draft, type Shipment } from './types';

const FIRST_NUMBER = 1;
const AWB_PREFIX = '14349';

/** The running number after those already used; it makes AWB, order and shipment ids. */
export function nextNumber(shipments: Shipment[], drafts: Draft[]): number {
  const used = [...shipments.map(({ shipment_id }) => shipment_id), ...drafts.map(({ number }) => number)];
  return used.reduce((next, number) => Math.max(next, number + 1), FIRST_NUMBER);
}

export type Booked = { ok: true; shipment: Shipment } | { ok: false; reach: boolean; message: string };

/**
 * Books an order. Returns the shipment, or why it cannot be booked; `reach` means that no courier delivers there. Like the
 * provider, it books an order number twice if asked twice; the caller must look it up first.
 */
export function book(order: CreateBody, number: number, dialect: Dialect, now: Date): Booked {
  const { pincode, city } = order.consignee;
  if (!isDeliverable(pincode, 'prepaid')) {
    return { ok: false, reach: true, message: `Pincode ${pincode} is not serviceable.` };
  }
  if (!isDeliverable(pincode, order.payment_type)) {
    return { ok: false, reach: true, message: `COD is not available for pincode ${pincode} (${city}).` };
  }
  const courier = chooseCourier(order.courier_id);
  if (!courier) return { ok: false, reach: false, message: 'Invalid Courier Id.' };
  return {
    ok: true,
    shipment: {
      id: `${AWB_PREFIX}${String(number).padStart(9, '0')}`,
      order_id: 100_000 + number,
      shipment_id: number,
      dialect,
      courier_id: courier.id,
      courier_name: courier.name,
      status: 'booked',
      rto_status: '',
      manifested: false,
      created_at: indianTime(now),
      order,
      history: [trackingEvent('booked', order.pickup.warehouse_name, now)],
    },
  };
}

/** A shipment as the API shows it. */
export function shipmentData(shipment: Shipment, baseUrl: string) {
  return {
    order_id: shipment.order_id,
    order_number: shipment.order.order_number,
    shipment_id: shipment.shipment_id,
    awb_number: shipment.id,
    courier_id: shipment.courier_id,
    courier_name: shipment.courier_name,
    status: shipment.status,
    additional_info: '',
    payment_type: shipment.order.payment_type,
    label: `${baseUrl}/labels/${shipment.id}`,
    manifest: shipment.manifested ? `${baseUrl}/manifests/${shipment.id}` : '',
    tracking_url: `${baseUrl}/track/${shipment.id}`,
  };
}
