export type OfferType = 'percentage' | 'fixed' | 'bogo';

/** `offers/{id}`. `discount` is percent for 'percentage', rupees for 'fixed', unused for 'bogo'. */
export interface Offer {
  id: string;
  code: string;
  title: string;
  type: OfferType;
  discount: number;
  enabled: boolean;
  /** Units, over all lines. */
  minProducts?: number;
  /** Free units at most; 0 or absent means no cap. */
  maxFreeItems?: number;
  /** ISO timestamps. */
  startsAt?: string;
  endsAt?: string;
  usageLimit?: number;
  perUserLimit?: number;
  /** Rupees. */
  minSubtotal?: number;
  maxDiscount?: number;
  /**
   * Counted by the functions, in the transaction that creates the order. Stored apart, in `offerUses/{id}`, which the
   * admin alone may read; offers stored before may hold it still.
   */
  usedCount?: number;
  /** ISO; when the admin made it, and saved it last. */
  createdAt?: string;
  updatedAt?: string;
}
