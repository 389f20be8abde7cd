import type { Answer } from '../http/answer';
import { refuseTooOften } from './refuseTooOften';
import type { SharedLimiter } from './sharedLimiter';

/** Refuses a signed link that was used too often, by the address or as such; null while it was not. */
export const linkUsedTooOften = (
  limiter: SharedLimiter,
  { address, link }: { address: string; link: string },
  now: Date,
): Promise<Answer | null> =>
  refuseTooOften(limiter, [`address:${address}`, link], now, {
    code: 'too_many_answers',
    message: 'This link was used too often just now. Please wait a few minutes.',
  });
