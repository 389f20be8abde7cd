import { KeyedQueue } from '../keyedQueue';
import { offerFinder } from '../offers/findOffer';
import { paymentRoutes } from '../payment/paymentRoutes';
import { razorpayWebhookSecret } from '../secrets/razorpayWebhookSecret';
import { base } from '../services/base';
import { payments } from '../services/payments';
import { serve } from '../services/serve';

export const payment = serve(
  'payment',
  paymentRoutes({
    ...{ ...base, payments, webhookSecret: razorpayWebhookSecret },
    ...{ offers: offerFinder(base.reads, base.now), queue: new KeyedQueue() },
  }),
);
