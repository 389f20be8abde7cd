import type { Answer } from '../platform/http/answer';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { messages } from './messages';

export interface ReviewDeps extends DatabaseDeps {
  /** Its own limiter: a person saves, finds helpful and reports few reviews and questions in an hour. */
  reviewLimiter: SharedLimiter;
}

/** Refuses a person who wrote too often just now. */
export const tooManyReviews = (
  { reviewLimiter, now }: Pick<ReviewDeps, 'reviewLimiter' | 'now'>,
  caller: string,
): Promise<Answer | null> =>
  refuseTooOften(reviewLimiter, [caller], now(), {
    code: 'too_many_reviews',
    message: messages.wait,
  });
