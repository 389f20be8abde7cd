import type { OfferScope } from './scope';
import type { OfferFigures, OfferType } from './types/offerType';

/** `offers/{id}`. */
export interface Offer extends OfferFigures {
  id: string;
  code: string;
  title: string;
  type: OfferType;
  enabled: boolean;
  /** Absent where the offer is for everything. */
  scope?: OfferScope;
  /** Units, over all lines that it is for. */
  minProducts?: number;
  /** ISO timestamps. */
  startsAt?: string;
  endsAt?: string;
  usageLimit?: number;
  perUserLimit?: number;
  /** Rupees that the lines it is for cost together. */
  minSubtotal?: number;
  /**
   * Counted by the functions, in the transaction that creates the order. Stored apart, in `offerUses/{id}`, which the
   * admin alone may read; old offers hold it until the migration `2026-11-24-offer-uses` is applied.
   */
  usedCount?: number;
  /** Whether no uses are left. Public, so that a used-up offer is not shown; written with the count that changes it. */
  isUsedUp?: boolean;
  /** ISO; when the admin made it, and saved it last. */
  createdAt?: string;
  updatedAt?: string;
}
