/** Some credit with one last day. */
export interface CreditLot {
  /** '2027-11-26': the last day in India on which it can be spent; null where it does not expire. */
  lastDay: string | null;
  /** The rest of it; always more than 0. */
  paise: number;
}

/** Why the team stopped a customer's credit. The customer is not told the reason. */
export interface CreditFreeze {
  /** ISO. */
  at: string;
  by: string;
  reason: string;
}

/** `credit/{uid}`: what a person has now. Written by the functions alone, in the transaction that moves it. */
export interface CreditAccount {
  userId: string;
  /** The sum of the lots, and of all entries. */
  paise: number;
  /** Those that expire first stand first; at most one for each last day. */
  lots: CreditLot[];
  /** Absent while it can be spent. */
  frozen?: CreditFreeze;
  /** ISO. */
  updatedAt: string;
}

/** Why credit came or went. */
export type CreditKind =
  /** The team gave it. */
  | 'issued'
  /** A gift card was redeemed. */
  | 'redeemed'
  /** A friend's first order was kept. */
  | 'referred'
  /** An order was paid with it. */
  | 'spent'
  /** Money or credit of an order came back. */
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
  paise: number;
  /** The balance afterwards. */
  balance: number;
  /** ISO. */
  at: string;
  /** The order that it is about; empty without one. */
  orderId: string;
  /** In words that the customer reads; may be empty. */
  note: string;
  /** Of credit that came; null where it does not expire. */
  lastDay: string | null;
}

export const emptyAccount = (userId: string): CreditAccount => ({
  userId,
  paise: 0,
  lots: [],
  updatedAt: '',
});

/** The account as stored; an empty one for a person who never had credit. */
export const accountFrom = (userId: string, stored: Partial<CreditAccount> = {}): CreditAccount => ({
  ...emptyAccount(userId),
  ...stored,
});
