import type { OfferScope } from './scope';
import type { OfferFigures, OfferType } from './types/offerType';

/** `offers/{id}`. */
export interface Offer extends OfferFigures {
  id: string;
  code: string;
  title: string;
  type: OfferType;
  enabled: boolean;
  /** Absent for an offer for everything. */
  scope?: OfferScope;
  /** Minimum units over all covered lines. */
  minProducts?: number;
  /** ISO timestamps. */
  startsAt?: string;
  endsAt?: string;
  usageLimit?: number;
  perUserLimit?: number;
  /** Minimum price of the covered lines, in rupees. */
  minSubtotal?: number;
  /**
   * The functions count uses in the transaction that creates the order. The count is in `offerUses/{id}`,
   * which only owners and managers may read; old offers contain it themselves until the migration
   * `2026-11-24-offer-uses` is applied.
   */
  usedCount?: number;
  /** Whether no uses are left. Public, so that a used-up offer is not shown; written together with the count. */
  isUsedUp?: boolean;
  /** ISO; when the team created it, and last saved it. */
  createdAt?: string;
  updatedAt?: string;
}
