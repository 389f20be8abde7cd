/** When the buyer of an order is asked for reviews. */
export interface ReviewAsk {
  /** ISO; null once the order was handled. */
  dueAt: string | null;
  /** ISO; when the mail was queued; absent for none. */
  askedAt?: string;
}
