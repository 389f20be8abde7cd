import { quotes } from '../couriers';
import { type Draft, type Shipment, type ShipmentStatus } from '../types';

/** Partner v2's word for a status: `out_for_delivery`. */
const orderStatus = (status: ShipmentStatus): string =>
  status === 'pending pickup' ? 'pickup_pending' : status.replaceAll(' ', '_');

const orderId = (number: number): string => `ORD-${String(number)}`;

/** The price of a parcel (rupees) and its promised date. */
function offer({ order, courier_id, created_at }: Shipment) {
  const parcel = {
    destination: order.consignee.pincode,
    paymentType: order.payment_type,
    amount: order.order_amount,
    weightGrams: order.package_weight,
  };
  const booked = new Date(`${created_at.replace(' ', 'T')}+05:30`);
  const quote = quotes(parcel, booked).find(({ id }) => id === courier_id);
  return { price: quote?.total_charges ?? 0, edd: quote ? `${quote.edd}T00:00:00.000Z` : null };
}

/** The answer to a booking. The label is generated later, so its address needs another call. */
export function bookingView(shipment: Shipment, baseUrl: string) {
  const { price, edd } = offer(shipment);
  return {
    order_id: orderId(shipment.shipment_id),
    awb: shipment.id,
    courier_id: shipment.courier_id,
    courier_name: shipment.courier_name,
    pickup_id: `PKP-${String(shipment.shipment_id)}`,
    order_status: orderStatus(shipment.status),
    price: { total: price },
    label_url: '',
    edd,
    tracking_url: `${baseUrl}/track/${shipment.id}`,
  };
}

/** A draft as the list of orders shows it. */
export function draftView({ id, order, status, created_at }: Draft) {
  return {
    order_id: id,
    order_number: order.order_number,
    order_status: status,
    payment_mode: order.payment_type,
    created_at,
    shipment: { awb: '', courier_name: '', label_url: '' },
  };
}

/** A booked order, as the list of orders shows it. */
export function orderView(shipment: Shipment) {
  const { edd } = offer(shipment);
  return {
    order_id: orderId(shipment.shipment_id),
    order_number: shipment.order.order_number,
    order_status: orderStatus(shipment.status),
    payment_mode: shipment.order.payment_type,
    created_at: shipment.created_at,
    shipment: { awb: shipment.id, courier_name: shipment.courier_name, label_url: '', edd },
  };
}

/** The answer of `GET /v2/tracking/{awb}`: a summary with the latest event. */
export function trackingView(shipment: Shipment) {
  const event = shipment.history.at(-1);
  return {
    orderId: orderId(shipment.shipment_id),
    orderNumber: shipment.order.order_number,
    orderStatus: orderStatus(shipment.status),
    paymentMode: shipment.order.payment_type,
    shipment: {
      awb: shipment.id,
      courierName: shipment.courier_name,
      edd: offer(shipment).edd,
      pickedAt: shipment.history.find(({ status_code }) => status_code === 'PKD')?.event_time ?? null,
    },
    latest: event && {
      shipStatus: shipment.status,
      statusCode: event.status_code,
      eventTime: event.event_time,
      location: event.location,
      message: event.message,
    },
  };
}

/** The body of the tracking webhook. */
export function partnerWebhookBody(shipment: Shipment): string {
  const { shipment: parcel, latest, ...order } = trackingView(shipment);
  return JSON.stringify({ event: 'shipment.status', data: { ...order, awb: parcel.awb, ...latest } });
}
