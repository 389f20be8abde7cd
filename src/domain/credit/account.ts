import { ZERO, type Paise } from '../money/money';

/** Some credit with one last day. */
export interface CreditLot {
  /** '2027-11-26': the last day in India on which it can be spent; null where it does not expire. */
  lastDay: string | null;
  /** The rest of it; always more than 0. */
  paise: Paise;
}

/** The team's reason for freezing a customer's credit. It is never shown to the customer. */
export interface CreditFreeze {
  /** ISO. */
  at: string;
  by: string;
  reason: string;
}

/**
 * `credit/{uid}`: a person's current credit. Only the functions write it, in the transaction that moves it.
 */
export interface CreditAccount {
  userId: string;
  /** The sum of the lots, and of all entries. */
  paise: Paise;
  /** Earliest expiry first; at most one lot for each last day. */
  lots: CreditLot[];
  /** Absent unless the credit is frozen. */
  frozen?: CreditFreeze;
  /**
   * ISO; when the mail about the next lot that expires is due; null for none, and while the credit is frozen. Missing in
   * accounts from before the mail, until the migration `2026-11-29-credit-reminders`.
   */
  remindAt: string | null;
  /** ISO. */
  updatedAt: string;
}

/** The kinds of credit entries. */
export type CreditKind =
  /** The team gave it. */
  | 'issued'
  /** A gift card was redeemed. */
  | 'redeemed'
  /** A friend's first order was kept. */
  | 'referred'
  /** An order was paid with it. */
  | 'spent'
  /** Part of an order was refunded as credit, or its spent credit came back. */
  | 'refunded'
  | 'expired'
  /** The team took it back. */
  | 'corrected';

/** `credit/{uid}/entries/{id}`: one movement, which is never changed. */
export interface CreditEntry {
  /** The same request is always the same entry. */
  id: string;
  userId: string;
  kind: CreditKind;
  /** Positive for credit received, negative for credit spent or taken back. */
  paise: Paise;
  /** The balance afterwards. */
  balance: Paise;
  /** ISO. */
  at: string;
  /** The entry's order; empty without one. */
  orderId: string;
  /** A note that the customer reads; may be empty. */
  note: string;
  /** The last day of received credit; null where it does not expire. */
  lastDay: string | null;
}

export const emptyAccount = (userId: string): CreditAccount => ({
  userId,
  paise: ZERO,
  lots: [],
  remindAt: null,
  updatedAt: '',
});

/** The stored account; an empty one for a person without credit. */
export const accountFrom = (userId: string, stored: Partial<CreditAccount> = {}): CreditAccount => ({
  ...emptyAccount(userId),
  ...stored,
});
