/** The argument of the handler after a successful payment. */
export interface Success {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The argument of listeners of `payment.failed`. */
export interface Failure {
  error: { code: string; description: string; reason: string; metadata: Record<string, string> };
}

/** Razorpay's checkout options that the test form supports. Amounts are paise. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  image?: string;
  handler?(result: Success): void;
  prefill?: { name?: string; email?: string; contact?: string; method?: string };
  notes?: Record<string, string>;
  theme?: { color?: string };
  modal?: { ondismiss?(): void; confirm_close?: boolean; escape?: boolean };
  retry?: boolean | { enabled?: boolean };
  /** Seconds after which the form closes by itself. */
  timeout?: number;
}

/** Throws on unusable options, like Razorpay's script. */
export function checkOptions(options: CheckoutOptions | undefined): CheckoutOptions {
  if (!options?.key) throw new Error('No key passed');
  if (!options.order_id) throw new Error('No order_id passed');
  return options;
}

export function mayRetry({ retry }: CheckoutOptions): boolean {
  return typeof retry === 'object' ? retry.enabled !== false : retry !== false;
}
