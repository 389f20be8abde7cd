import { shopRoutes } from './shopRoutes';
import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { base } from './parts/base';
import { courier } from './parts/courier';
import { accountLimiter, messageLimiter, openingLimiter } from './parts/limiters';
import { serve } from './parts/serve';

export const shop = serve(
  'shop',
  shopRoutes({ ...base, courier, queue: new KeyedQueue(), messageLimiter, accountLimiter, openingLimiter }),
);
