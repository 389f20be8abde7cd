import type { RenderedPage } from '@/domain/contracts/shoppers/page';
import { contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { store } from '@/domain/store';
import { setting } from '../platform/config';
import { settings } from '../platform/settings';
import { inlineHash } from './inlineHash';

/** The origin of Razorpay's sandbox, where one is configured. */
function sandbox(): string[] {
  const url = setting('RAZORPAY_BASE_URL');
  return url === settings.RAZORPAY_BASE_URL ? [] : [new URL(url).origin];
}

/** The Content-Security-Policy of a prerendered page. */
export const pagePolicy = ({ styles, scripts }: RenderedPage['inline']): string =>
  contentSecurityPolicy({
    styles: styles.map(inlineHash),
    scripts: scripts.map(inlineHash),
    pays: true,
    analytics: store.analyticsId !== '',
    appCheck: store.appCheckSiteKey !== '',
    phoneCodes: store.phoneLogin,
    provider: sandbox(),
  });
