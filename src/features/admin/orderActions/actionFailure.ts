import type { CallFailure } from '@/services';
import { messages } from './messages';

/** Text of a failed action for the team, and whether a retry makes sense. */
export function failureOf(failure: CallFailure): { message: string; again: boolean } {
  if (failure.kind === 'network') return { message: messages.noAnswer, again: true };
  if (failure.kind === 'changed') return { message: messages.failed, again: true };
  const { status, code, message } = failure;
  // The admin can correct the form, such as the amount or a reference.
  const correctable =
    status === 400 || ['too_much', 'sum_changed', 'no_reference', 'cannot_settle', 'too_soon'].includes(code);
  return {
    message: message || messages.failed,
    again: correctable || status === 401 || status === 429 || status >= 500,
  };
}
