import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { offerFinder } from '../offers/findOffer';
import { paymentRoutes } from '../payments/routes/paymentRoutes';
import { razorpayWebhookSecret } from './secrets/razorpayWebhookSecret';
import { base } from './parts/base';
import { payments } from './parts/payments';
import { serve } from './parts/serve';

export const payment = serve(
  'payment',
  paymentRoutes({
    ...base,
    payments,
    webhookSecret: razorpayWebhookSecret,
    offers: offerFinder(base.reads, base.now),
    queue: new KeyedQueue(),
  }),
);
