/** Razorpay's page on which a cash order is paid before it ships. */
export interface PrepayLink {
  id: string;
  url: string;
  /** Rupees. */
  amount: number;
  /** ISO. */
  expiresAt: string;
}

/** What is known of paying a cash order online before it ships. */
export interface Prepay {
  /** The last one that was made. */
  link: PrepayLink;
  /** Links that were made. */
  links: number;
  /** Money that has arrived: the parcel for cash is taken out first. Absent before, and once that is decided. */
  paid?: { razorpayOrderId: string; paymentId: string; at: string };
  /** ISO; when the courier is next asked. Absent while nothing waits. */
  dueAt?: string;
  /** Money that came when the order could no longer be changed, and goes back whole. `amount` is rupees. */
  refused?: { at: string; amount: number };
}
