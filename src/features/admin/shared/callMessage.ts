import type { CallFailure } from '@/services';
import { messages } from './messages';

/** Why a call of the admin failed, as the admin reads it. */
export function callMessage(failure: CallFailure): string {
  if (failure.kind === 'network') return messages.network;
  return failure.message || messages.failed;
}
