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
  /** 'exception': it could not be handed over, or picked up, this time. */
  kind: 'lost' | 'exception';
  /** ISO; since when. */
  at: string;
  /** ISO; when the admin wrote a note about it. Empty while nobody did. */
  seenAt: string;
  /** What the courier says of a lost parcel since its order ended, in its words; absent while it says nothing more. */
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
  /** Why the last attempt failed, for the admin. */
  problem: string;
  /** ISO; an attempt to book is under way until then. Empty when none is. */
  bookingUntil?: string;
  /** ISO; until then a request whose answer was lost may still reach the courier. Empty when every answer is known. */
  unsureUntil?: string;
  /** ISO; once booked: when the courier was last asked where the parcel is; earlier where it gave no answer. */
  checkedAt?: string;
  /** Questions in a row that the courier did not answer; absent while there was none. */
  asksInVain?: number;
  /** When the courier was last asked to fetch the parcel (ISO), and its manifest's URL; absent while it was not. */
  pickup?: { at: string; manifest: string };
  /** No courier was connected at the last attempt: nothing is booked until one is, or the parcel is sent by hand. */
  hasNoCourier?: true;
  /** Absent while nothing is wrong with the parcel. */
  trouble?: ParcelTrouble;
}

/** A transition of an order, or a note where `from` is `to`. The shopper may read both. */
export interface HistoryEntry {
  at: string;
  from: OrderStatus | null;
  to: OrderStatus;
  by: string;
  note: string;
}

/** Units by SKU that an order has taken from available stock, or that came back of it. */
export type Reservation = StoredUnits;

/** A cancel request that waits for the courier, who may have booked the parcel. Nothing is booked meanwhile. */
export interface Cancelling {
  /** ISO; since when. */
  at: string;
  by: string;
  /** In the shopper's words; may be empty. */
  reason: string;
  /** What was paid becomes store credit, as the shopper chose. */
  toCredit?: true;
  /** How often the courier was asked, and when it may be again (ISO). */
  attempts: number;
  nextAt: string;
  /** Why the courier has not confirmed yet, for the admin. */
  problem: string;
}

/** The numbers of an order’s tax documents, empty until they are issued. */
export interface TaxDocuments {
  invoice: string;
  creditNote: string;
  /** The numbers of the credit notes for money that went back without goods; absent when there are none. */
  adjustments?: string[];
  /** Rupees of the invoice that all credit notes together take back; absent before the first. */
  credited?: number;
  /** ISO; since when one is to be issued. Otherwise null. */
  dueAt: string | null;
}

/** How an order counts in the sales of its day. */
export interface Counted {
  /** Of India; '2026-11-22'. */
  day: string;
  /** 'lost': the courier lost it, and the shop has no money for it. */
  as: 'sold' | 'cancelled' | 'returned' | 'rto' | 'lost';
  /** Paise. */
  revenue: number;
  /** Whether it came by the promised day; absent while it is not delivered or where no day was promised. */
  arrival?: 'in_time' | 'late';
}

/** The order's share in the sales of its day. */
export interface Tally {
  counted: Counted | null;
  /** What was counted, where an edit has changed it since; absent otherwise. */
  countedAs?: Pick<Order, 'lines' | 'couponCode' | 'amounts'> & Partial<Pick<Order, 'paymentMethod'>>;
  /** ISO; since when the order differs from what was counted. Null while it does not. */
  dueAt: string | null;
}

/** Some units of one line; `line` is its index in the order, from 0. */
export interface ReturnLine {
  line: number;
  quantity: number;
}

/** What the shopper wants to return, and why. */
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
  /** ISO; nobody can pay there afterwards, and the order lets go of its stock. */
  expiresAt: string;
}

/** What is known of an order that the team placed for a customer, by phone or message. */
export interface PhoneOrder {
  /** The uid of the member of the team. */
  placedBy: string;
  /** The customer has no account: `userId` is made of their phone number. */
  hasNoAccount?: true;
  /** Absent for cash, and until Razorpay has made it. */
  link?: PaymentLink;
}

/** A change of an order's items or address that the team made before it was packed. */
export interface OrderEdit {
  /** Made by the admin's browser; the same id is the same edit. */
  id: string;
  /** ISO. */
  at: string;
  /** What changed, in words for the shopper. */
  what: string;
}

/** The papers of an order that the team prints in bulk. */
export const PRINT_MARKS = ['label', 'pick', 'slip', 'invoice'] as const;
export type PrintMark = (typeof PRINT_MARKS)[number];

/** What comes with an order that is a present. */
export interface OrderGift {
  /** Printed for the recipient; may be empty. */
  note: string;
}

/** A task for the team that `waits` stores. */
export type StoredWait = 'back' | 'refund';

/** `orders/{orderId}`: what was agreed. Timestamps are ISO strings, amounts rupees. */
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
  /** '2026-11-26': the day of delivery that was promised when it was placed; absent where none was known. */
  deliverBy?: string;
  couponCode: string;
  amounts: Amounts;
  /** It is a present; absent otherwise. Whether it is wrapped, `amounts.giftWrap` says. */
  gift?: OrderGift;
  /** The free sample in its parcel, one unit of `reserved`; absent without one. */
  sample?: Sample;
  /** Store credit that pays for it or for a part of it; absent where none does. */
  credit?: OrderCredit;
  payment: OrderPayment;
  shipment: Shipment;
  reserved: Reservation;
  /** The products whose units those are. */
  reservedFrom?: string[];
  /** The offer among whose uses this order is counted. */
  offerId?: string;
  cancelling?: Cancelling;
  /** ISO; when the courier refused to stop the parcel and the cancel request was dropped. */
  cancelRefusedAt?: string;
  /** Its invoice, and its credit note; absent until one is due. */
  papers?: TaxDocuments;
  returning?: Returning;
  cameBack?: CameBack;
  /** The returns desk's state; absent while nothing was asked back. */
  returnCase?: ReturnCase;
  /** The order whose returned units this one replaces at no charge. */
  replaces?: string;
  /** Absent until it was placed. */
  tally?: Tally;
  /** Absent where the customer ordered by themselves. */
  phoneOrder?: PhoneOrder;
  /** Absent while nobody began to pay a cash order online. */
  prepay?: Prepay;
  /** Oldest first; absent while the order is as it was placed. */
  edits?: OrderEdit[];
  /** An edit that costs more and is not paid yet, or not made yet; absent without one. */
  waitingEdit?: WaitingEdit;
  /** Pages for paying an edit that were made; absent before the first. */
  editPages?: number;
  /** The newest payment that pays for nothing and goes back; absent while none came. */
  extraPayment?: ExtraPayment;
  /** Who of the team has it on the packing table, until when (ISO); absent while nobody has. */
  packing?: { by: string; until: string; isFixedOwner?: true };
  /** ISO; when each of its papers was printed last. Absent while none was. */
  printed?: Partial<Record<PrintMark, string>>;
  /** Open tasks of the team that no other field shows; absent without one. */
  waits?: StoredWait[];
  /** What became of a parcel that could not be handed over; absent while nothing went wrong. */
  undelivered?: Undelivered;
  /** Absent until it was delivered. */
  reviewAsk?: ReviewAsk;
  history: HistoryEntry[];
  /** Hash of the request that made it: the same id with another body is refused. */
  requestHash: string;
  /** ISO; when the buyer's account was deleted. The order then holds no personal data. */
  erasedAt?: string;
  createdAt: string;
  updatedAt: string;
}
