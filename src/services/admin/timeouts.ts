/** Milliseconds for a call in which the courier or Razorpay may have to answer. */
export const PROVIDER_MS = 40_000;
/**
 * Milliseconds for a call with fifty transactions, five hundred reads, sixty labels, or several calls to the courier and
 * Razorpay.
 */
export const LONG_MS = 60_000;
