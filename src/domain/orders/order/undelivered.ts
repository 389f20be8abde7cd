import type { StoredUnits } from '@/domain/catalogue/stock';

/** The reasons of a failed delivery, as parsed from the courier's words. */
export const UNDELIVERED_REASONS = [
  'refused',
  'not_reached',
  'closed',
  'address',
  'later',
  'cash',
  'other',
] as const;
export type UndeliveredReason = (typeof UNDELIVERED_REASONS)[number];

/** A failed delivery attempt. */
export interface FailedAttempt {
  /** ISO; the courier's time of the attempt, or when the shop was notified. */
  at: string;
  reason: UndeliveredReason;
  /** In the courier's words; may be empty. */
  said: string;
}

/** The instruction to the courier for an undelivered parcel. */
export interface UndeliveredInstruction {
  act: 'again' | 'return';
  /** '2026-11-27'; empty for the courier's next round. */
  day: string;
  /** Each is empty where it stays unchanged. */
  phone: string;
  landmark: string;
  /** Street and house. */
  address: string;
  /** A note for the courier; may be empty. */
  note: string;
}

export interface UndeliveredAnswer extends UndeliveredInstruction {
  by: 'shop' | 'shopper';
  /** ISO. */
  at: string;
  /** The number of the attempt that it answers, from 1. */
  attempt: number;
}

/** A parcel of the order that the courier lost or damaged. */
export interface Loss {
  awb: string;
  courier: string;
  trackingUrl: string;
  kind: 'lost' | 'damaged';
  /** ISO. */
  at: string;
  /** The units taken from stock for a new parcel, and when (ISO); absent for none. */
  resent?: { at: string; units: StoredUnits };
}

/** How a case ends; 'returned': the parcel is back with the shop. */
export type UndeliveredEnd = 'delivered' | 'returned' | Loss['kind'];

/** `order.undelivered`: failed deliveries and losses of the parcel; absent for none. */
export interface Undelivered {
  /**
   * 'waits': for an answer; 'trying': a new attempt is due; 'returning': on its way to the shop; 'closed'.
   */
  state: 'waits' | 'trying' | 'returning' | 'closed';
  /** Empty until it is closed. */
  end: UndeliveredEnd | '';
  /** ISO. */
  openedAt: string;
  /** ISO; deadline for an answer to the last attempt; empty without a failed attempt. */
  dueAt: string;
  /** Oldest first. */
  attempts: FailedAttempt[];
  answers: UndeliveredAnswer[];
  losses: Loss[];
  /** The AWBs of losses that were sent again; absent for none. */
  resentAwbs?: string[];
  /** ISO; the last loss; empty without one. */
  lostAt: string;
  /** ISO; when the parcel first moved again after the last attempt; empty before. */
  movedAt: string;
  /** ISO; end of the lease under which an answer is sent to the courier; empty for none. */
  askingUntil: string;
}
