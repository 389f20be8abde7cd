import { store } from '@/domain/store';
import { numberSetting, setting } from '../config';
import { verifyProof, verifyToken } from '../gateways/firebase';
import { readAppCheckRule } from '../http/appCheck';
import { endpoint, type Endpoint } from '../http/endpoint';
import { RateLimiter } from '../http/rateLimit';
import { takeRequestsRaw } from '../http/rawRequests';
import type { Route } from '../http/route';
import { addressRule } from './addressRule';
import { base } from './base';

const usualLimits = () => ({
  burst: numberSetting('RATE_LIMIT_BURST'),
  perSecond: numberSetting('RATE_LIMIT_PER_SECOND'),
});

/** An HTTP function that answers these routes. */
export function serve(name: string, routes: readonly Route[], limits = usualLimits): Endpoint {
  takeRequestsRaw();
  return endpoint({
    ...{ ...base, name, routes, verifyToken },
    apiKey: () => setting('API_KEY'),
    limiter: new RateLimiter(limits),
    addressRule,
    appCheck: readAppCheckRule(store.appCheckSiteKey, setting('APP_CHECK'), verifyProof),
  });
}
