/** Razorpay's page on which a cash order is paid before it ships. */
export interface PrepayLink {
  id: string;
  url: string;
  /** Rupees. */
  amount: number;
  /** ISO. */
  expiresAt: string;
}

/** The state of paying a cash order online before it ships. */
export interface Prepay {
  /** The newest link. */
  link: PrepayLink;
  /** Number of links created. */
  links: number;
  /**
   * The received payment; the courier must stop the parcel for cash first. Absent before payment and once
   * that is decided.
   */
  paid?: { razorpayOrderId: string; paymentId: string; at: string };
  /** ISO; the next request to the courier; absent for none. */
  dueAt?: string;
  /** A payment that came too late to change the order, and is refunded whole. `amount` is rupees. */
  refused?: { at: string; amount: number };
}
