import type { StoredUnits } from '@/domain/catalogue/stock';

/** Why a parcel could not be handed over, as far as the courier's words tell. */
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

/** An attempt to hand a parcel over that failed. */
export interface FailedAttempt {
  /** ISO; when the courier says it was, or when the shop heard of it. */
  at: string;
  reason: UndeliveredReason;
  /** In the courier's words; may be empty. */
  said: string;
}

/** What the courier is asked to do with a parcel that it could not hand over. */
export interface UndeliveredWish {
  act: 'again' | 'return';
  /** '2026-11-27'; empty for the courier's next round. */
  day: string;
  /** Each is empty where it stays as it is. */
  phone: string;
  landmark: string;
  /** Street and house. */
  address: string;
  /** A note for the courier; may be empty. */
  note: string;
}

export interface UndeliveredAnswer extends UndeliveredWish {
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
  /** The units that left the stock again for a new parcel, and when (ISO); absent while none was sent. */
  resent?: { at: string; units: StoredUnits };
}

/** How a case ends; 'returned': the parcel is back with the shop. */
export type UndeliveredEnd = 'delivered' | 'returned' | Loss['kind'];

/** `order.undelivered`: what became of a parcel that could not be handed over; absent while nothing went wrong. */
export interface Undelivered {
  /** 'waits' for an answer; 'trying' again; 'returning' to the shop; 'closed'. */
  state: 'waits' | 'trying' | 'returning' | 'closed';
  /** Empty while it is not closed. */
  end: UndeliveredEnd | '';
  /** ISO. */
  openedAt: string;
  /** ISO; until when the courier waits for an answer to the last attempt. Empty while no attempt failed. */
  dueAt: string;
  /** Oldest first. */
  attempts: FailedAttempt[];
  answers: UndeliveredAnswer[];
  losses: Loss[];
  /** The AWBs of the losses that another parcel was sent for; absent without any. */
  resentAwbs?: string[];
  /** ISO; of the last loss. Empty without one. */
  lostAt: string;
  /** ISO; when the parcel was first on its way again after the last attempt. Empty while it was not. */
  movedAt: string;
  /** ISO; somebody's answer is on its way to the courier until then. Empty while none is. */
  askingUntil: string;
}
