import type { Firestore } from 'firebase-admin/firestore';
import { refuseFor, type Answer } from '../platform/http/answer';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';

export interface ReviewDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  /** Its own limiter: a person saves, finds helpful and reports few reviews and questions in an hour. */
  reviewLimiter: SharedLimiter;
}

/** Refuses a person who wrote too often just now. */
export async function tooManyReviews(
  { reviewLimiter, now }: Pick<ReviewDeps, 'reviewLimiter' | 'now'>,
  caller: string,
): Promise<Answer | null> {
  const seconds = await reviewLimiter.take(caller, now());
  if (seconds === 0) return null;
  const text = 'You have sent several of these just now. Please wait a few minutes and try again.';
  return refuseFor(seconds, 'too_many_reviews', text);
}
