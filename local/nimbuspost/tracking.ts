import { STATUSES, type Shipment, type ShipmentStatus, type TrackingEvent } from './types';

const CODES: Record<ShipmentStatus, { code: string; message: string }> = {
  booked: { code: 'BKD', message: 'Shipment booked' },
  'pending pickup': { code: 'PP', message: 'Pickup scheduled' },
  picked: { code: 'PKD', message: 'Picked up from the warehouse' },
  'in transit': { code: 'IT', message: 'In transit' },
  exception: { code: 'EX', message: 'Delivery attempt failed' },
  'out for delivery': { code: 'OFD', message: 'Out for delivery' },
  delivered: { code: 'DL', message: 'Delivered' },
  rto: { code: 'RT', message: 'Return to origin started' },
  'rto in transit': { code: 'RT-IT', message: 'On its way back to the seller' },
  'rto delivered': { code: 'RT-DL', message: 'Returned to the seller' },
  lost: { code: 'LT', message: 'Lost' },
  damaged: { code: 'DM', message: 'Damaged in transit' },
  cancelled: { code: 'CAN', message: 'Shipment cancelled' },
};

/** Reads a status however it is spelled: `Out for delivery`, `out_for_delivery`. */
export function readStatus(input: unknown): ShipmentStatus | null {
  if (typeof input !== 'string') return null;
  const text = input.trim().toLowerCase().replace(/[_-]+/g, ' ');
  return STATUSES.find((status) => status === text) ?? null;
}

/** The shipment with one more event; `remark` replaces its usual message. */
export function withStatus(shipment: Shipment, status: ShipmentStatus, now: Date, remark = ''): Shipment {
  const event = trackingEvent(status, placeOf(shipment, status), now);
  const back = /^rto ?(.*)$/.exec(status);
  return {
    ...shipment,
    status,
    rto_status: back ? back[1] || 'initiated' : shipment.rto_status,
    history: [...shipment.history, { ...event, message: remark || event.message }],
  };
}

export function trackingEvent(status: ShipmentStatus, location: string, now: Date): TrackingEvent {
  const { code, message } = CODES[status];
  return { status_code: code, location, event_time: indianTime(now), message };
}

/** The answer of `GET /v1/shipments/track/{awb}`, oldest event first, as NimbusPost's own example has it. */
export function trackingData(shipment: Shipment) {
  return {
    awb_number: shipment.id,
    order_number: shipment.order.order_number,
    courier_id: shipment.courier_id,
    courier_name: shipment.courier_name,
    created: shipment.created_at,
    status: shipment.status,
    rto_status: shipment.rto_status,
    history: shipment.history,
  };
}

/** The body of the tracking webhook. */
export function webhookBody(shipment: Shipment): string {
  const latest = shipment.history.at(-1);
  return JSON.stringify({
    awb_number: shipment.id,
    order_number: shipment.order.order_number,
    status: shipment.status,
    rto_status: shipment.rto_status,
    event_time: latest?.event_time,
    location: latest?.location,
    message: latest?.message,
  });
}

/** `YYYY-MM-DD HH:mm:ss` in Indian time. */
export function indianTime(now: Date): string {
  const shifted = new Date(now.getTime() + 5.5 * 3_600_000);
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}

function placeOf({ order }: Shipment, status: ShipmentStatus): string {
  const nearDelivery: ShipmentStatus[] = ['out for delivery', 'delivered', 'exception'];
  return nearDelivery.includes(status) ? order.consignee.city : order.pickup.warehouse_name;
}
