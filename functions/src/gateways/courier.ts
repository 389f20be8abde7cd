import type { UndeliveredInstruction } from '@/domain/orders/order/undelivered';

/** The recipient of a parcel, with the address. */
export interface Consignee {
  name: string;
  phone: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  pincode: string;
}
/** How a parcel to a shopper is paid. */
export type PaymentKind = 'cod' | 'prepaid';

/**
 * The order's facts for a courier. Money is in rupees, lengths in cm, weight in grams. It has no email
 * address: the privacy policy says what couriers get.
 */
export interface Parcel {
  orderNumber: string;
  /** 'reverse': it is fetched from the consignee and brought to the shop. */
  payment: PaymentKind | 'reverse';
  /** The price for the shopper; for 'cod' the amount to collect, for 'reverse' the value of the goods. */
  amount: number;
  /** The price of goods and delivery, where store credit pays a part of it; absent where it equals `amount`. */
  worth?: number;
  shippingCharges: number;
  discount: number;
  box: { length: number; breadth: number; height: number; weight: number };
  consignee: Consignee;
  items: { name: string; sku: string; quantity: number; price: number }[];
  /** `date` is YYYY-MM-DD, `taxRate` percent. */
  invoice: { date: string; hsn: string; taxRate: number };
}

export interface Booking {
  awb: string;
  courier: string;
  trackingUrl: string;
  /** URL of the label, empty where the courier gives none. */
  label: string;
}

export type Booked = { kind: 'booked' } & Booking;
/** The courier refused; asking again without a change will not help. */
export type Refused = { kind: 'refused'; problem: string };
/** Nothing was booked; it may be asked again. `isNone`: no courier is set up at all. */
export type Unavailable = { kind: 'unavailable'; problem: string; isNone?: true };
/** The answer was lost or made no sense: something may have been booked. */
export type Unknown = { kind: 'unknown'; problem: string };

export type BookOutcome = Booked | Refused | Unavailable | Unknown;
export type FindOutcome = Booked | { kind: 'none' } | Unavailable;
/** The parcel will not be delivered. */
export type CancelOutcome = { kind: 'cancelled' } | Refused | Unavailable | Unknown;
/** A parcel that the courier did something for, and the URL of its file about it; empty where it gives none. */
export interface TakenParcel {
  awb: string;
  url: string;
}
/** `parcels` are those that the courier will fetch with their manifests; they may be fewer than it was asked for. */
export type PickupOutcome = { kind: 'asked'; parcels: TakenParcel[] } | Refused | Unavailable | Unknown;
/** The parcels with the file of the courier's own labels; they may be fewer than it was asked for. */
export type LabelsOutcome = { kind: 'labels'; parcels: TakenParcel[] } | Refused | Unavailable | Unknown;
/** 'taken': the courier does with the parcel what it was asked. */
export type NdrOutcome = { kind: 'taken' } | Refused | Unavailable | Unknown;
export type Serviceability =
  { kind: 'known'; deliverable: boolean; cod: boolean; by: string | null } | Unavailable;
export type Tracking =
  /** The latest event first. */
  | { kind: 'tracked'; status: string; events: { at: string; place: string; text: string }[] }
  | { kind: 'none' }
  | Unavailable;

/** A call gives up once its signal aborts; each caller sets its own limit. */
export interface Courier {
  /** Books a parcel. */
  book(parcel: Parcel, signal: AbortSignal): Promise<BookOutcome>;
  /** Books a parcel that is fetched from its consignee and brought to the shop. Its order number is one of its own. */
  bookReverse(parcel: Parcel, signal: AbortSignal): Promise<BookOutcome>;
  /** Looks for a booking of this order, so that a lost answer does not become a second parcel. */
  find(orderNumber: string, signal: AbortSignal): Promise<FindOutcome>;
  /** Cancels a booked parcel before its pickup. */
  cancel(awb: string, signal: AbortSignal): Promise<CancelOutcome>;
  /** Discards an order that was prepared and never booked, at couriers with drafts; succeeds without a draft. */
  discard(orderNumber: string, signal: AbortSignal): Promise<CancelOutcome>;
  /** Asks the courier to fetch booked parcels. Asking twice for a parcel is one pickup. */
  pickup(awbs: readonly string[], signal: AbortSignal): Promise<PickupOutcome>;
  /** Asks for one file with the courier's own labels of booked parcels. */
  labels(awbs: readonly string[], signal: AbortSignal): Promise<LabelsOutcome>;
  /** Answers a failed attempt: what the courier shall do with the parcel. Nothing is done in part. */
  answerUndelivered(
    parcel: { awb: string; consignee: Consignee },
    instruction: UndeliveredInstruction,
    signal: AbortSignal,
  ): Promise<NdrOutcome>;
  serviceability(pincode: string, signal: AbortSignal): Promise<Serviceability>;
  track(awb: string, signal: AbortSignal): Promise<Tracking>;
}
