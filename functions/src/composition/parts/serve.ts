import { store } from '@/domain/store';
import { numberSetting, setting } from '../../platform/config';
import { verifyAppCheckToken, verifyToken } from '../../gateways/firebase/firebase';
import { readAppCheckRule } from '../../platform/callers/appCheck';
import { endpoint, type Endpoint } from '../../platform/http/endpoint';
import { RateLimiter } from '../../platform/limiter/rateLimiter';
import { receiveRawRequests } from '../../platform/http/rawRequests';
import type { Route } from '../../platform/http/route';
import { addressRule } from './addressRule';
import { base } from './base';

const usualLimits = () => ({
  burst: numberSetting('RATE_LIMIT_BURST'),
  perSecond: numberSetting('RATE_LIMIT_PER_SECOND'),
});

/** An HTTP function that answers these routes. */
export function serve(name: string, routes: readonly Route[], limits = usualLimits): Endpoint {
  receiveRawRequests();
  return endpoint({
    ...base,
    name,
    routes,
    verifyToken,
    apiKey: () => setting('API_KEY'),
    limiter: new RateLimiter(limits),
    addressRule,
    appCheck: readAppCheckRule(store.appCheckSiteKey, setting('APP_CHECK'), verifyAppCheckToken),
  });
}
