import type { CallFailure } from '@/services';

const NO_ANSWER =
  'We could not reach the shop. Check your connection and try again: asking twice cancels the order once.';
const LOG_IN_AGAIN = 'Please log in again to cancel this order.';
const FAILED = 'Your order could not be cancelled just now. Please try again.';

/** Why an order could not be cancelled, in words; and whether trying again makes sense. */
export function cancelFailure(failure: CallFailure): { message: string; again: boolean } {
  if (failure.kind === 'network') return { message: NO_ANSWER, again: true };
  if (failure.kind === 'changed') return { message: FAILED, again: true };
  if (failure.status === 401) return { message: LOG_IN_AGAIN, again: true };
  const again = failure.status === 429 || failure.status >= 500;
  return { message: failure.message || FAILED, again };
}
