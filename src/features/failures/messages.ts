import type { CallFailure } from '@/services';

/** Why a call of the shop failed, as a shopper reads it: the shop's own words where it sent any. */
export function failureText(failure: CallFailure): string {
  if (failure.kind === 'network') return 'We could not reach the shop. Please try again.';
  return failure.message || 'This did not work. Please try again.';
}
