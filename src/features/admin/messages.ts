import type { CallFailure } from '@/services';

const NETWORK = 'The shop could not be reached. Check your connection and try again.';

/** Why a call of the admin came to nothing. */
export function callMessage(failure: CallFailure): string {
  if (failure.kind === 'network') return NETWORK;
  return failure.message || 'Something went wrong on our side. Please try again.';
}
