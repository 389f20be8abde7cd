import type { Returning, ReturnLine } from './order';

/** How far a return is at the returns desk. The order's own status stays the public one. */
export const RETURN_STATES = [
  'asked',
  'accepted',
  'pickup',
  'received',
  'judged',
  'refused',
  'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What the desk found: the unit is sold again, it is written off, or it stays with the customer and its money with the shop. */
export const VERDICTS = ['resell', 'damaged', 'keep'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict on some units of one line. */
export interface UnitVerdict extends ReturnLine {
  verdict: Verdict;
}

/** What the customer gets for the units that are accepted. */
export const RETURN_OUTCOMES = ['refund', 'replace'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/**
 * What the courier says of a parcel back: not fetched yet, the customer was not met, taken out, on its way, going back to the
 * customer, lost, or at the shop.
 */
export type ReverseNews = 'waiting' | 'missed' | 'cancelled' | 'moving' | 'turned' | 'lost' | 'here';

/** How the parcel comes back. */
export interface ReturnPickup {
  /** 'asking': the courier is asked, or its answer was lost. 'hand': the shop arranged it itself. */
  kind: 'asking' | 'courier' | 'hand' | 'failed';
  /** ISO; of the last change. */
  at: string;
  awb: string;
  courier: string;
  trackingUrl: string;
  /** Attempts to book; from the second on the courier is asked first whether it has the parcel. */
  attempts: number;
  /** ISO; nobody else asks the courier before. Empty while nobody does. */
  until: string;
  /** Why the last attempt failed, for the team. */
  problem: string;
  /** The courier's last news of its parcel; absent before the first, and for what was arranged by hand. */
  news?: { kind: ReverseNews; at: string };
  /** ISO; when the courier is asked about its parcel next. Null once that is over; absent for what it was not asked for. */
  askAt?: string | null;
}

/** What a return waits for; empty while it waits for nothing. */
export const RETURN_WAITS = ['decide', 'way', 'judge', 'refund', 'back'] as const;
export type ReturnWait = (typeof RETURN_WAITS)[number];

/** The returns desk's own state of an order. */
export interface ReturnCase {
  state: ReturnState;
  /** ISO; of the last step. */
  at: string;
  openedBy: 'shopper' | 'shop';
  /** The requested lines; `Order.returning` has those that come back for money. */
  asked: Returning;
  outcome: ReturnOutcome;
  /** Its money becomes store credit, as the shopper chose; absent where it goes back to how they paid. */
  toCredit?: true;
  /** The shop's last words to the customer: how to send it back, or why it was refused. May be empty. */
  words: string;
  pickup?: ReturnPickup;
  /** Parcels back that the courier was asked for before this one, for this return or an earlier one; absent for none. */
  earlierParcels?: number;
  /** AWBs of the courier's parcels back that nobody waits for any more, because they were taken out; absent for none. */
  givenUp?: string[];
  /** ISO; when the parcel arrived. */
  receivedAt?: string;
  /** Every unit that was asked for, once. */
  verdicts?: UnitVerdict[];
  /** How the refused units went back to the customer; the number may be empty. Absent while they are with the shop, or none are. */
  sentBack?: { at: string; courier: string; awb: string };
  /** The part refunds that were given for it. */
  refunds?: string[];
  /** The order that brings the customer other units; `difference` is the rupees that smaller sizes cost less. */
  replacement?: { orderId: string; at: string; difference?: number };
  /** Derived from the rest at each write, for the lists. */
  waits: ReturnWait | '';
}
