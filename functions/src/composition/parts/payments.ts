import { setting } from '../../platform/config';
import type { PaymentGateway } from '../../gateways/paymentGateway';
import { razorpayGateway } from '../../gateways/razorpay';
import { razorpayKeySecret } from '../secrets/razorpayKeySecret';

let opened: PaymentGateway | undefined;

/** Razorpay; null without a key or its secret, and Pay Online is not offered then. */
export function payments(): PaymentGateway | null {
  const keyId = setting('RAZORPAY_KEY_ID');
  if (!keyId || !razorpayKeySecret()) return null;
  opened ??= razorpayGateway({
    keyId,
    keySecret: razorpayKeySecret,
    baseUrl: setting('RAZORPAY_BASE_URL'),
    checkoutUrl: setting('RAZORPAY_CHECKOUT_URL'),
  });
  return opened;
}
