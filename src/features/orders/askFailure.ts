import type { CallFailure } from '@/services';

interface Words {
  noAnswer: string;
  logIn: string;
  failed: string;
}

const CANCEL: Words = {
  noAnswer:
    'We could not reach the shop. Check your connection and try again: asking twice cancels the order once.',
  logIn: 'Please log in again to cancel this order.',
  failed: 'Your order could not be cancelled just now. Please try again.',
};
const RETURN: Words = {
  noAnswer: 'We could not reach the shop. Check your connection and try again: asking twice is one return.',
  logIn: 'Please log in again to return this order.',
  failed: 'Your return could not be asked for just now. Please try again.',
};

/** Why it could not be done, in words; and whether trying again makes sense. */
function explain(failure: CallFailure, words: Words): { message: string; again: boolean } {
  if (failure.kind === 'network') return { message: words.noAnswer, again: true };
  if (failure.kind === 'changed') return { message: words.failed, again: true };
  if (failure.status === 401) return { message: words.logIn, again: true };
  const again = failure.status === 429 || failure.status >= 500;
  return { message: failure.message || words.failed, again };
}

export const cancelFailure = (failure: CallFailure) => explain(failure, CANCEL);
export const returnFailure = (failure: CallFailure) => explain(failure, RETURN);
