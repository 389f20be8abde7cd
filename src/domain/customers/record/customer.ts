import { ZERO, type Paise } from '@/domain/money/money';
import type { CodBlock } from '@/domain/orders/limits/buyerRecord';

/** The totals of a customer's placed orders, from the same counts as the daily sales. */
export interface CustomerTotals {
  /** All placed orders, including those cancelled later. */
  placed: number;
  /** `placed` without the cancelled orders. */
  orders: number;
  /** `orders` that are kept or on their way; only these bring money. */
  kept: number;
  /** Of `orders`: those of which the customer sent something back, also for an exchange, or that were refunded in full. */
  returned: number;
  /** Of `orders`: refused or never taken, so that the courier brought them back. */
  rto: number;
  /** Of `orders`: cash on delivery. */
  cod: number;
  /** Of `cod`: those that came back as RTO. */
  codRto: number;
  /** Of the kept orders with delivery, less refunds. */
  revenue: Paise;
}

export const NO_TOTALS: CustomerTotals = {
  placed: 0,
  orders: 0,
  kept: 0,
  returned: 0,
  rto: 0,
  cod: 0,
  codRto: 0,
  revenue: ZERO,
};

/** A note of the team about a customer. */
export interface CustomerNote {
  /** Made by the browser; the same id is the same note. */
  id: string;
  /** ISO. */
  at: string;
  /** `name` is the account's; absent without one, and in old notes. */
  by: { uid: string; email: string; name?: string };
  text: string;
}

/** A customer's data from their own document and sign-in account. */
export interface CustomerProfile {
  email: string;
  /** The profile's name first, then those on addresses; may be empty. */
  names: string[];
  /** The profile's number first, then those of addresses; may be empty. */
  phones: string[];
  /** The default address first; may be empty. */
  cities: string[];
  /** ISO; when the account was made. */
  since: string;
}

/** `customers/{uid}`: an account in the team's list. Only the functions read and write it. */
export interface Customer extends CustomerProfile {
  uid: string;
  /** The addresses that the account had before, the latest last; absent without one. Mails to them follow the account. */
  formerEmails?: string[];
  /** The name in Firebase Auth; null until it was read. */
  accountName: string | null;
  totals: CustomerTotals;
  /** ISO; empty without an order. */
  lastOrderAt: string;
  tags: string[];
  notes: CustomerNote[];
  /** A copy of the block in `buyers/account_{uid}`, which the checkout obeys; absent while COD is allowed. */
  codBlocked?: CodBlock;
}

/** A stored customer may lack fields: the count of orders can be written first. */
export type StoredCustomer = Partial<Customer>;

export const newCustomer = (uid: string): Customer => ({
  uid,
  email: '',
  names: [],
  phones: [],
  cities: [],
  since: '',
  accountName: null,
  totals: NO_TOTALS,
  lastOrderAt: '',
  tags: [],
  notes: [],
});

/** The stored document with a value for every field. */
export function customerFrom(uid: string, stored: StoredCustomer | undefined): Customer {
  return { ...newCustomer(uid), ...stored, totals: { ...NO_TOTALS, ...stored?.totals } };
}
