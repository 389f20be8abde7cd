import type { CallFailure } from '@/services';
import { messages } from './messages';

/** Text of a failed call for the admin. */
export function callMessage(failure: CallFailure): string {
  if (failure.kind === 'network') return messages.network;
  return failure.message || messages.failed;
}
