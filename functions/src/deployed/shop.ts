import { shopRoutes } from '../catalogue/shopRoutes';
import { KeyedQueue } from '../keyedQueue';
import { base } from '../services/base';
import { courier } from '../services/courier';
import { accountLimiter, messageLimiter, openingLimiter } from '../services/limiters';
import { serve } from '../services/serve';

export const shop = serve(
  'shop',
  shopRoutes({ ...base, courier, queue: new KeyedQueue(), messageLimiter, accountLimiter, openingLimiter }),
);
