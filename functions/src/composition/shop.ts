import { shopRoutes } from './shopRoutes';
import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { base } from './parts/base';
import { courier } from './parts/courier';
import {
  accountLimiter,
  alertLimiter,
  alertMailLimiter,
  linkLimiter,
  lookupLimiter,
  messageLimiter,
  openingLimiter,
  pincodeLimiter,
  viewLimiter,
  wishlistLimiter,
  reviewLimiter,
  giftCardLimiter,
  referralLimiter,
} from './parts/limiters';
import { serve } from './parts/serve';
import { linkSecret } from './secrets/linkSecret';

export const shop = serve(
  'shop',
  shopRoutes({
    ...base,
    courier,
    linkSecret,
    queue: new KeyedQueue(),
    messageLimiter,
    accountLimiter,
    openingLimiter,
    linkLimiter,
    alertLimiter,
    alertMailLimiter,
    wishlistLimiter,
    giftCardLimiter,
    referralLimiter,
    reviewLimiter,
    viewLimiter,
    lookupLimiter,
    pincodeLimiter,
  }),
);
