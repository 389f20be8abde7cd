import {
  nimbuspostPassword,
  nimbuspostWebhookSecret,
  numberSetting,
  razorpayKeySecret,
  razorpayWebhookSecret,
  setting,
} from './config';
import { firebaseAccounts } from './gateways/accounts';
import type { Courier } from './gateways/courier';
import { firestore, verifyToken } from './gateways/firebase';
import { dialectNamed, openNimbusPost } from './gateways/nimbuspost';
import type { WebhookSigning } from './gateways/nimbuspost/webhookSignature';
import type { PaymentGateway } from './gateways/payments';
import { razorpayGateway } from './gateways/razorpay';
import { endpoint, type Endpoint } from './http/endpoint';
import { log } from './http/log';
import { RateLimiter } from './http/rateLimit';
import type { Route } from './http/route';

const now = () => new Date();

let courier: Courier | undefined;

/** The courier of the dialect that is set; made at the first call, when the settings can be read. */
function openCourier(): Courier {
  courier ??= openNimbusPost(setting('NIMBUSPOST_DIALECT'), {
    baseUrl: setting('NIMBUSPOST_BASE_URL'),
    account: () => ({
      email: setting('NIMBUSPOST_EMAIL'),
      apiKey: setting('NIMBUSPOST_API_KEY'),
      secret: nimbuspostPassword.value(),
    }),
    pickup: { warehouse: setting('NIMBUSPOST_WAREHOUSE'), pincode: setting('NIMBUSPOST_PICKUP_PINCODE') },
    courierId: setting('NIMBUSPOST_COURIER_ID'),
    now: Date.now,
  });
  return courier;
}

/** How often one address may write to the shop. */
const messageLimiter = new RateLimiter(() => ({
  burst: numberSetting('MESSAGES_BURST'),
  perSecond: numberSetting('MESSAGES_PER_HOUR') / 3600,
}));

/** How often one person may ask for their data, or to be deleted. */
const accountLimiter = new RateLimiter(() => ({
  burst: numberSetting('ACCOUNT_BURST'),
  perSecond: numberSetting('ACCOUNT_PER_HOUR') / 3600,
}));

let payments: PaymentGateway | undefined;

/** Razorpay; null where no key is set, and so nobody can pay online. */
function openPayments(): PaymentGateway | null {
  const keyId = setting('RAZORPAY_KEY_ID');
  if (!keyId) return null;
  payments ??= razorpayGateway({
    keyId,
    keySecret: () => razorpayKeySecret.value(),
    baseUrl: setting('RAZORPAY_BASE_URL'),
    checkoutUrl: setting('RAZORPAY_CHECKOUT_URL'),
  });
  return payments;
}

/** What handlers work with in production. */
export const services = {
  ...{ db: firestore, now, random: Math.random, log },
  ...{ courier: openCourier, payments: openPayments, messageLimiter },
  ...{ accounts: firebaseAccounts, accountLimiter },
};

export const paymentWebhookSecret = (): string => razorpayWebhookSecret.value();

/** How NimbusPost signs its webhooks to us. */
export const webhookSigning = (): WebhookSigning => ({
  header: setting('NIMBUSPOST_WEBHOOK_HEADER') || dialectNamed(setting('NIMBUSPOST_DIALECT')).webhookHeader,
  secret: nimbuspostWebhookSecret.value(),
});

/** An HTTP function that answers these routes. */
export function serve(name: string, routes: readonly Route[]): Endpoint {
  const limits = () => ({
    burst: numberSetting('RATE_LIMIT_BURST'),
    perSecond: numberSetting('RATE_LIMIT_PER_SECOND'),
  });
  return endpoint({
    ...{ name, routes, verifyToken, accounts: firebaseAccounts, now, log },
    apiKey: () => setting('API_KEY'),
    limiter: new RateLimiter(limits),
    proxyHops: () => numberSetting('TRUSTED_PROXY_HOPS'),
  });
}
