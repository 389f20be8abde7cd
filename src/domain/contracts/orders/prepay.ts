/**
 * GET /api/payment/prepay/{token}. It contains only the fields needed to pay, because links can be passed
 * on.
 */
export interface PrepayResponse {
  success: true;
  orderId: string;
  units: number;
  /** Rupees: in cash, online, and the difference. */
  cash: number;
  online: number;
  saving: number;
}

/** POST /api/payment/prepay/{token} and POST /api/payment/orders/{id}/prepay: Razorpay's page on which it is paid. */
export interface PrepayLinkResponse {
  success: true;
  url: string;
  /** Rupees. */
  amount: number;
  /** ISO; until when the page works. */
  expiresAt: string;
}
