/** NimbusPost's parcel statuses in B2C v1. */
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
  'damaged',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof STATUSES)[number];

/** NimbusPost's three APIs over one set of shipments. */
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

/** The body of `POST /v1/shipments`, in which form orders of every dialect are stored. Grams, centimetres, rupees. */
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
  /** The API that booked it and whose format its webhooks have; absent in old data, which means B2C v1. */
  dialect?: Dialect;
  courier_id: string;
  courier_name: string;
  status: ShipmentStatus;
  rto_status: string;
  manifested: boolean;
  created_at: string;
  order: CreateBody;
  history: TrackingEvent[];
  /** The shop's requests after failed attempts, oldest first; absent without any. */
  ndr?: NdrAction[];
}

/** The action for a parcel that could not be delivered. */
export interface NdrAction {
  action: string;
  data: Readonly<Record<string, string>>;
}

/** An order of Partner v2. It is free until it is booked; then the shipment of the same number replaces it. */
export interface Draft {
  /** `ORD-` and the number. */
  id: string;
  number: number;
  status: 'created' | 'booked' | 'cancelled';
  created_at: string;
  order: CreateBody;
}

export type NimbusTables = { shipments: Shipment; drafts: Draft };
