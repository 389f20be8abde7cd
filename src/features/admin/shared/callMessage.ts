import type { CallFailure } from '@/services';
import { messages } from './messages';

/** Text for what failed by an error of the program. */
export const unexpectedFailure = messages.failed;

/** Text of a failed call for the team. */
export function callMessage(failure: CallFailure): string {
  if (failure.kind === 'network') return messages.network;
  return failure.message || unexpectedFailure;
}
