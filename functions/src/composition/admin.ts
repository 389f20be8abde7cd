import { adminRoutes } from '../admin/adminRoutes';
import { offerFinder } from '../offers/findOffer';
import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { base } from './parts/base';
import { courier } from './parts/courier';
import { payments } from './parts/payments';
import { push } from './parts/push';
import { serve } from './parts/serve';
import { linkSecret } from './secrets/linkSecret';

export const admin = serve(
  'admin',
  adminRoutes({
    ...base,
    courier,
    linkSecret,
    payments,
    push,
    offers: offerFinder(base.reads, base.now),
    queue: new KeyedQueue(),
  }),
);
