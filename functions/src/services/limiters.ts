import { numberSetting, type Setting } from '../config';
import { RateLimiter } from '../http/rateLimit';

const anHour = (burst: Setting, perHour: Setting) =>
  new RateLimiter(() => ({ burst: numberSetting(burst), perSecond: numberSetting(perHour) / 3600 }));

/** How often one address may write to the shop. */
export const messageLimiter = anHour('MESSAGES_BURST', 'MESSAGES_PER_HOUR');

/** How often one person may ask for their data, or to be deleted. */
export const accountLimiter = anHour('ACCOUNT_BURST', 'ACCOUNT_PER_HOUR');
