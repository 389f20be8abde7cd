/** NimbusPost's B2C v1 words for where a parcel is. */
export const STATUSES = [
  'booked',
  'pending pickup',
  'picked',
  'in transit',
  'exception',
  'out for delivery',
  'delivered',
  'rto',
  'rto in transit',
  'rto delivered',
  'lost',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof STATUSES)[number];

/** NimbusPost's APIs: one set of shipments with three faces. */
export type Dialect = 'b2c-v1' | 'b2b-cargo' | 'partner-v2';

export type PaymentType = 'cod' | 'prepaid' | 'reverse';

export interface Consignee {
  name: string;
  address: string;
  address_2: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
}

export interface OrderItem {
  name: string;
  /** Units. */
  qty: number;
  /** Rupees for one. */
  price: number;
  sku: string;
}

/** The body of `POST /v1/shipments`, as which every dialect's order is kept: grams, centimetres and rupees. */
export interface CreateBody {
  order_number: string;
  shipping_charges: number;
  discount: number;
  cod_charges: number;
  payment_type: PaymentType;
  order_amount: number;
  package_weight: number;
  package_length: number;
  package_breadth: number;
  package_height: number;
  courier_id: string;
  consignee: Consignee;
  pickup: { warehouse_name: string };
  order_items: OrderItem[];
}

export interface TrackingEvent {
  status_code: string;
  location: string;
  /** `YYYY-MM-DD HH:mm:ss`, Indian time. */
  event_time: string;
  message: string;
}

/** A booked shipment as it is kept; `id` is the AWB number. */
export interface Shipment {
  id: string;
  order_id: number;
  shipment_id: number;
  /** The API it was booked through, in whose words its webhooks speak; v1 where it was booked before there were others. */
  dialect?: Dialect;
  courier_id: string;
  courier_name: string;
  status: ShipmentStatus;
  rto_status: string;
  manifested: boolean;
  created_at: string;
  order: CreateBody;
  history: TrackingEvent[];
}

/** An order of Partner v2. Until it is booked it has cost nothing; then the shipment of the same number stands for it. */
export interface Draft {
  /** `ORD-` and the number. */
  id: string;
  number: number;
  status: 'created' | 'booked' | 'cancelled';
  created_at: string;
  order: CreateBody;
}

export type NimbusTables = { shipments: Shipment; drafts: Draft };
