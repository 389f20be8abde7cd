import type { Returning, ReturnLine } from './order';

/** The state of a return at the returns desk. The order's own status is the public one. */
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

/**
 * Verdicts of the desk: sell the unit again, write it off, or refuse it, so that the customer gets the unit
 * and no money.
 */
export const VERDICTS = ['resell', 'damaged', 'keep'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict on some units of one line. */
export interface UnitVerdict extends ReturnLine {
  verdict: Verdict;
}

/** Outcomes for the customer of accepted units. */
export const RETURN_OUTCOMES = ['refund', 'replace'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/**
 * The courier's news of a reverse parcel: to be picked up, customer not met, cancelled, moving, going back
 * to the customer, lost, or at the shop.
 */
export type ReverseNews = 'waiting' | 'missed' | 'cancelled' | 'moving' | 'turned' | 'lost' | 'here';

/** How the reverse parcel is booked. */
export interface ReturnPickup {
  /** 'asking': a booking is in flight, or its answer was lost. 'hand': the shop arranged it itself. */
  kind: 'asking' | 'courier' | 'hand' | 'failed';
  /** ISO; the last change. */
  at: string;
  awb: string;
  courier: string;
  trackingUrl: string;
  /** Attempts to book; from the second on the courier is first checked for an existing parcel. */
  attempts: number;
  /** ISO; end of the booking lease; empty for none. */
  until: string;
  /** The reason why the last attempt failed, for the team. */
  problem: string;
  /** The courier's last news of the parcel; absent before the first, and for parcels arranged by hand. */
  news?: { kind: ReverseNews; at: string };
  /**
   * ISO; the next request for the parcel's status. Null once there are no more; absent for parcels never
   * asked about.
   */
  askAt?: string | null;
}

/** The step that a return waits for; empty for none. */
export const RETURN_WAITS = ['decide', 'way', 'judge', 'refund', 'back'] as const;
export type ReturnWait = (typeof RETURN_WAITS)[number];

/** The returns desk's own state of an order. */
export interface ReturnCase {
  state: ReturnState;
  /** ISO; the last step. */
  at: string;
  openedBy: 'shopper' | 'shop';
  /** The requested lines; `Order.returning` has those that are refunded. */
  asked: Returning;
  outcome: ReturnOutcome;
  /** The refund becomes store credit, as the shopper chose; absent where it goes back to the payment. */
  toCredit?: true;
  /**
   * The shop's last message to the customer: how to send the parcel back, or the reason of a refusal. May
   * be empty.
   */
  words: string;
  pickup?: ReturnPickup;
  /** Number of reverse parcels booked before this one, for this return or an earlier one; absent for none. */
  earlierParcels?: number;
  /** AWBs of the reverse parcels that were cancelled; absent for none. */
  givenUp?: string[];
  /** ISO; when the parcel arrived. */
  receivedAt?: string;
  /** A verdict for each requested unit. */
  verdicts?: UnitVerdict[];
  /**
   * How the refused units were sent back to the customer; the number may be empty. Absent before, or
   * without refused units.
   */
  sentBack?: { at: string; courier: string; awb: string };
  /** Ids of the part refunds for this return. */
  refunds?: string[];
  /** The replacement order; `difference` is the rupees to refund for smaller sizes. */
  replacement?: { orderId: string; at: string; difference?: number };
  /** Derived from the other fields at each write, for the lists. */
  waits: ReturnWait | '';
}
