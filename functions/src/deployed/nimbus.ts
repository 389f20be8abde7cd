import { KeyedQueue } from '../keyedQueue';
import { offerFinder } from '../offers/findOffer';
import { base } from '../services/base';
import { courier } from '../services/courier';
import { courierSigning } from '../services/courierSigning';
import { payments } from '../services/payments';
import { serve } from '../services/serve';
import { nimbusRoutes } from '../shipment/nimbusRoutes';

export const nimbus = serve(
  'nimbus',
  nimbusRoutes({
    ...{ ...base, courier, payments, signing: courierSigning },
    ...{ offers: offerFinder(base.reads, base.now), queue: new KeyedQueue() },
  }),
);
