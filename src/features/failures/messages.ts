import type { CallFailure } from '@/services';

/** Text of a failed call for shoppers: the shop's own message if it sent one. */
export function failureText(failure: CallFailure): string {
  if (failure.kind === 'network') return 'We could not reach the shop. Please try again.';
  return failure.message || 'This did not work. Please try again.';
}
