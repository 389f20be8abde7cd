import type { CreateOrderResponse } from '@/domain/contracts/orders/payment';
import type { PaymentRequest } from '@/services';

/** Prefilled data of the provider's window, which asks for an empty field. */
export interface Payer {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
}

/** The provider's request for a payment that the shop has created. */
export const paymentRequestOf = (
  { id, keyId, amount, currency }: CreateOrderResponse,
  { orderId, description }: Pick<PaymentRequest, 'orderId' | 'description'>,
  { name, email, phone }: Payer,
): PaymentRequest => ({
  orderId,
  description,
  keyId,
  razorpayOrderId: id,
  amount,
  currency,
  prefill: { name, email, contact: phone ? `+91${phone}` : '' },
});
