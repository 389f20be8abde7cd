import type { Paise } from '@/domain/money/money';
import type { Address } from '@/domain/addresses/address';
import type { ItemKind } from '@/domain/catalogue/catalogue';
import type { StoredUnits } from '@/domain/catalogue/stock';
import type { OrderCredit } from '@/domain/credit/spend';
import type { Sample } from '@/domain/cart/sample';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import type { OrderPayment } from './payment';
import type { ReviewAsk } from './reviewAsk';
import type { Undelivered } from './undelivered';
import type { Prepay } from './prepay';
import type { ReturnCase } from './returnCase';
import type { ExtraPayment } from './extraPayment';
import type { WaitingEdit } from './waitingEdit';

export const ORDER_STATUSES = [
  'pending_payment',
  'placed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'return_requested',
  'returned',
  'refunded',
  'expired',
  'cancelled',
  'rto',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface OrderLine {
  kind: ItemKind;
  id: string;
  name: string;
  variant: string;
  sku: string;
  /** Rupees a unit. */
  price: number;
  quantity: number;
  hsn: string;
  gstRate: number;
  mainImage: string;
  /** The order's coupon is for other lines only, so this one has no share in its discount. */
  isOutsideOffer?: true;
}

/** 'waiting': the order is not paid yet. 'by_hand': the shop sent it itself, with a courier that it is not connected to. */
export type ShipmentStatus = 'waiting' | 'booking' | 'booked' | 'failed' | 'cancelled' | 'by_hand';

/** Trouble that the courier has with a parcel on its way. */
export interface ParcelTrouble {
  /** 'exception': a pickup or delivery attempt failed. */
  kind: 'lost' | 'exception';
  /** ISO; since when. */
  at: string;
  /** ISO; when the admin wrote a note about it; empty before. */
  seenAt: string;
  /** The courier's status of a lost parcel after its order ended; absent without one. */
  foundAs?: string;
}

export interface Shipment {
  status: ShipmentStatus;
  awb: string;
  courier: string;
  trackingUrl: string;
  label: string;
  /** Attempts to book, and when the next may be made (ISO). */
  attempts: number;
  nextAttemptAt: string;
  /** The reason why the last attempt failed, for the admin. */
  problem: string;
  /** ISO; an attempt to book is under way until then. Empty when none is. */
  bookingUntil?: string;
  /**
   * ISO; until then a request whose answer was lost may still reach the courier. Empty when every answer is
   * known.
   */
  unsureUntil?: string;
  /**
   * ISO; once booked: when the courier was last asked for the status; set earlier where it did not answer.
   */
  checkedAt?: string;
  /** Status requests in a row without an answer; absent for none. */
  asksInVain?: number;
  /** When the courier was last asked for a pickup (ISO), and its manifest's URL; absent before. */
  pickup?: { at: string; manifest: string };
  /** No courier was connected at the last attempt: no booking until one is, or the parcel is sent by hand. */
  hasNoCourier?: true;
  /** ISO; when the shop noticed that the courier had cancelled the parcel by itself; absent otherwise. */
  takenOutAt?: string;
  /** Absent without trouble. */
  trouble?: ParcelTrouble;
}

/** The actor in an order's history for the whole team; the audit log names the person. */
export const BY_SHOP = 'shop';

/** A transition of an order, or a note where `from` is `to`. The shopper may read both. */
export interface HistoryEntry {
  at: string;
  from: OrderStatus | null;
  to: OrderStatus;
  by: string;
  note: string;
}

/** Units by SKU that an order has taken from available stock, or that came back from it. */
export type Reservation = StoredUnits;

/** A cancel request that waits for the courier, who may have a parcel. Nothing is booked meanwhile. */
export interface Cancelling {
  /** ISO; since when. */
  at: string;
  by: string;
  /** In the shopper's words; may be empty. */
  reason: string;
  /** The refund becomes store credit, as the shopper chose. */
  toCredit?: true;
  /** Requests to the courier so far, and the earliest time of the next (ISO). */
  attempts: number;
  nextAt: string;
  /** The reason why the courier has not confirmed yet, for the admin. */
  problem: string;
}

/** The numbers of an order’s tax documents, empty until they are issued. */
export interface TaxDocuments {
  invoice: string;
  creditNote: string;
  /** Numbers of credit notes for refunds without returned goods; absent when there are none. */
  adjustments?: string[];
  /** Rupees of the invoice that all credit notes cover; absent before the first. */
  credited?: number;
  /** ISO; since when a document is due; null for none. */
  dueAt: string | null;
}

/** How an order counts in the sales of its day. */
export interface Counted {
  /** The day in India; '2026-11-22'. */
  day: string;
  /** 'lost': the courier lost it, and the shop kept no money for it. */
  as: 'sold' | 'cancelled' | 'returned' | 'rto' | 'lost';
  revenue: Paise;
  /** Whether it was delivered by the promised day; absent before delivery, or without a promised day. */
  arrival?: 'in_time' | 'late';
  /** The customer sent some of it back, or exchanged it, and it counts as sold all the same; absent otherwise. */
  hasReturn?: true;
}

/** The order's share in the sales of its day. */
export interface Tally {
  counted: Counted | null;
  /** The counted values, where an edit has changed them since; absent otherwise. */
  countedAs?: Pick<Order, 'lines' | 'couponCode' | 'amounts'> & Partial<Pick<Order, 'paymentMethod'>>;
  /** ISO; since when the order differs from its count; null while they agree. */
  dueAt: string | null;
}

/** Some units of one line; `line` is its index in the order, from 0. */
export interface ReturnLine {
  line: number;
  quantity: number;
}

/** The shopper's return request: lines and reason. */
export interface Returning {
  /** ISO. */
  at: string;
  reason: string;
  lines: ReturnLine[];
}

/** A parcel that has arrived back at the shop. */
export interface CameBack {
  /** ISO. */
  at: string;
  /** Units by SKU that can be sold again; empty where all were written off. */
  restocked: Reservation;
}

/** Razorpay's page on which a customer pays an order that the team placed. */
export interface PaymentLink {
  url: string;
  /** ISO; expiry of the page, after which the order releases its stock. */
  expiresAt: string;
}

/** The extra fields of an order that the team placed for a customer, by phone or message. */
export interface PhoneOrder {
  /** The uid of the team member. */
  placedBy: string;
  /** The customer has no account: `userId` is derived from the phone number. */
  hasNoAccount?: true;
  /** Absent for cash, and until Razorpay has created it. */
  link?: PaymentLink;
}

/** A change of an order's items or address that the team made before it was packed. */
export interface OrderEdit {
  /** Made by the admin's browser; the same id is the same edit. */
  id: string;
  /** ISO. */
  at: string;
  /** The changes, in words for the shopper. */
  what: string;
}

/** The papers of an order that the team prints in bulk. */
export const PRINT_MARKS = ['label', 'pick', 'slip', 'invoice'] as const;
export type PrintMark = (typeof PRINT_MARKS)[number];

/** The note of an order that is a present. */
export interface OrderGift {
  /** Printed for the recipient; may be empty. */
  note: string;
}

/** A task for the team that `waits` stores. */
export type StoredWait = 'courier' | 'back' | 'refund';

/** `orders/{orderId}`: a placed order. Timestamps are ISO strings, amounts rupees. */
export interface Order {
  orderId: string;
  /** The id's last characters, for the search; absent on older orders. */
  idEnd?: string;
  userId: string;
  email: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  lines: OrderLine[];
  address: Address;
  /** '2026-11-26': the delivery day that was promised at checkout; absent where none was known. */
  deliverBy?: string;
  couponCode: string;
  amounts: Amounts;
  /** Present for a gift order. `amounts.giftWrap` says whether it is wrapped. */
  gift?: OrderGift;
  /** The free sample in its parcel, one unit of `reserved`; absent without one. */
  sample?: Sample;
  /** Store credit that pays for the order or a part of it; absent without any. */
  credit?: OrderCredit;
  payment: OrderPayment;
  shipment: Shipment;
  reserved: Reservation;
  /** The products of the reserved units. */
  reservedFrom?: string[];
  /** The offer that counts this order as a use. */
  offerId?: string;
  cancelling?: Cancelling;
  /** ISO; when the courier refused to stop the parcel and the cancel request was dropped. */
  cancelRefusedAt?: string;
  /** Its invoice, and its credit note; absent until one is due. */
  papers?: TaxDocuments;
  returning?: Returning;
  cameBack?: CameBack;
  /** The returns desk's state; absent without a return. */
  returnCase?: ReturnCase;
  /** The order whose returned units this free order replaces. */
  replaces?: string;
  /** Absent until the order is placed. */
  tally?: Tally;
  /** Absent for the shopper's own orders. */
  phoneOrder?: PhoneOrder;
  /** Absent until a cash order's online payment is started. */
  prepay?: Prepay;
  /** Oldest first; absent for an unchanged order. */
  edits?: OrderEdit[];
  /** A dearer edit that is not paid or not applied yet; absent without one. */
  waitingEdit?: WaitingEdit;
  /** Number of payment pages created for edits; absent before the first. */
  editPages?: number;
  /** The newest extra payment, which is refunded; absent for none. */
  extraPayment?: ExtraPayment;
  /** The team member who packs it, and the end of their lease (ISO); absent for none. */
  packing?: { by: string; until: string; isFixedOwner?: true };
  /** ISO; the last print of each of its papers; absent for none. */
  printed?: Partial<Record<PrintMark, string>>;
  /** Open tasks of the team that no other field shows; absent for none. */
  waits?: StoredWait[];
  /** Failed deliveries and losses of its parcel; absent for none. */
  undelivered?: Undelivered;
  /** Absent until delivery. */
  reviewAsk?: ReviewAsk;
  history: HistoryEntry[];
  /** Hash of the request that created it; the same id with another body is refused. */
  requestHash: string;
  /** ISO; when the buyer's account was deleted. The order then holds no personal data. */
  erasedAt?: string;
  createdAt: string;
  updatedAt: string;
}
