import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { offerFinder } from '../offers/findOffer';
import { paymentRoutes } from '../payments/routes/paymentRoutes';
import { prepayRoutes } from '../prepay/prepayRoutes';
import { linkSecret } from './secrets/linkSecret';
import { razorpayWebhookSecret } from './secrets/razorpayWebhookSecret';
import { base } from './parts/base';
import { giftCardLimiter, linkLimiter } from './parts/limiters';
import { payments } from './parts/payments';
import { serve } from './parts/serve';

const deps = {
  ...base,
  payments,
  linkSecret,
  linkLimiter,
  giftCardLimiter,
  webhookSecret: razorpayWebhookSecret,
  offers: offerFinder(base.reads, base.now),
  queue: new KeyedQueue(),
};

export const payment = serve('payment', [...paymentRoutes(deps), ...prepayRoutes(deps)]);
