import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import type { PaymentRequest } from '@/services';

/** What the provider's window shows as known; an empty text is asked for there. */
export interface Payer {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
}

/** The payment that the shop has created, as the provider's window takes it. */
export const paymentRequestOf = (
  { id, keyId, amount, currency }: CreateOrderResponse,
  orderId: string,
  { name, email, phone }: Payer,
): PaymentRequest => ({
  orderId,
  keyId,
  razorpayOrderId: id,
  amount,
  currency,
  prefill: { name, email, contact: phone ? `+91${phone}` : '' },
});
