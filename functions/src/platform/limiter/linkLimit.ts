import type { Answer } from '../http/answer';
import { refuseTooOften } from './refuseTooOften';
import type { SharedLimiter } from './sharedLimiter';
import { messages } from '../messages';

/**
 * Refuses an authentic link that was used too often; null while it was not. The caller's address does not count: many
 * phones share one, and mail programs unsubscribe many readers from one.
 */
export const linkUsedTooOften = (limiter: SharedLimiter, link: string, now: Date): Promise<Answer | null> =>
  refuseTooOften(limiter, [link], now, {
    code: 'too_many_answers',
    message: messages.linkUsedTooOften,
  });
