/** When the shopper is asked for a review of what they received. */
export interface ReviewAsk {
  /** ISO; null once the order was looked at. */
  dueAt: string | null;
  /** ISO; when the mail was queued. Absent where none was. */
  askedAt?: string;
}
