import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { offerFinder } from '../offers/findOffer';
import { base } from './parts/base';
import { courier } from './parts/courier';
import { courierSigning } from './parts/courierSigning';
import { payments } from './parts/payments';
import { serve } from './parts/serve';
import { linkSecret } from './secrets/linkSecret';
import { nimbusRoutes } from './nimbusRoutes';

export const nimbus = serve(
  'nimbus',
  nimbusRoutes({
    ...base,
    courier,
    linkSecret,
    payments,
    signing: courierSigning,
    offers: offerFinder(base.reads, base.now),
    queue: new KeyedQueue(),
  }),
);
