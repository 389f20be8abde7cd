/**
 * What a courier needs to know of an order. Money is rupees, lengths cm, weight grams. It holds no e-mail address: the
 * privacy policy says what couriers see.
 */
export interface Parcel {
  orderNumber: string;
  payment: 'cod' | 'prepaid';
  /** What the order costs the shopper; for 'cod' what is collected. */
  amount: number;
  shippingCharges: number;
  discount: number;
  box: { length: number; breadth: number; height: number; weight: number };
  consignee: {
    name: string;
    phone: string;
    address: string;
    address2: string;
    city: string;
    state: string;
    pincode: string;
  };
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
/** The courier said no; asking again without a change is of little use. */
export type Refused = { kind: 'refused'; problem: string };
/** Nothing was booked; it may be asked again. */
export type Unavailable = { kind: 'unavailable'; problem: string };
/** The answer never came or made no sense: something may have been booked. */
export type Unknown = { kind: 'unknown'; problem: string };

export type BookOutcome = Booked | Refused | Unavailable | Unknown;
export type FindOutcome = Booked | { kind: 'none' } | Unavailable;
/** Taken out: the parcel will not go anywhere. */
export type CancelOutcome = { kind: 'cancelled' } | Refused | Unavailable | Unknown;
export type Serviceability =
  { kind: 'known'; deliverable: boolean; cod: boolean; by: string | null } | Unavailable;
export type Tracking =
  | { kind: 'tracked'; status: string; events: { at: string; place: string; text: string }[] }
  | { kind: 'none' }
  | Unavailable;

export interface Courier {
  /** Books a parcel. Gives up when the signal says so. */
  book(parcel: Parcel, signal: AbortSignal): Promise<BookOutcome>;
  /** Looks for a booking of this order, so that a lost answer does not become a second parcel. */
  find(orderNumber: string, signal: AbortSignal): Promise<FindOutcome>;
  /** Takes a booked parcel out, as long as nobody has picked it up. */
  cancel(awb: string, signal: AbortSignal): Promise<CancelOutcome>;
  /** Withdraws what was prepared for an order and never booked, where the courier keeps such; done when there is none. */
  discard(orderNumber: string, signal: AbortSignal): Promise<CancelOutcome>;
  serviceability(pincode: string, signal: AbortSignal): Promise<Serviceability>;
  track(awb: string, signal: AbortSignal): Promise<Tracking>;
}
