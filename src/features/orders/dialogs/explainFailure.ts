import type { CallFailure } from '@/services';
import { messages } from '../messages';
import type { ActionFailure, OrderAction } from '../ordersSlice';

/** Why an action failed, and whether a retry makes sense. */
export function explainFailure(failure: CallFailure, kind: OrderAction['kind']): ActionFailure {
  const words = messages.failures[kind];
  if (failure.kind === 'network') return { message: messages.failures.noAnswer, again: true };
  if (failure.kind === 'changed') return { message: words.failed, again: true };
  if (failure.status === 401) return { message: words.logIn, again: true };
  const again = failure.status === 429 || failure.status >= 500;
  return { message: failure.message || words.failed, again };
}
