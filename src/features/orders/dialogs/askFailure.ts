import type { CallFailure } from '@/services';
import { messages } from '../messages';

interface Words {
  noAnswer: string;
  logIn: string;
  failed: string;
}

const CANCEL: Words = {
  noAnswer: messages.askFailure.cancelNoAnswer,
  logIn: messages.askFailure.cancelLogIn,
  failed: messages.askFailure.cancelFailed,
};
const RETURN: Words = {
  noAnswer: messages.askFailure.returnNoAnswer,
  logIn: messages.askFailure.returnLogIn,
  failed: messages.askFailure.returnFailed,
};

/** Why a request failed, and whether a retry makes sense. */
function explainFailure(failure: CallFailure, words: Words): { message: string; again: boolean } {
  if (failure.kind === 'network') return { message: words.noAnswer, again: true };
  if (failure.kind === 'changed') return { message: words.failed, again: true };
  if (failure.status === 401) return { message: words.logIn, again: true };
  const again = failure.status === 429 || failure.status >= 500;
  return { message: failure.message || words.failed, again };
}

export const cancelFailure = (failure: CallFailure) => explainFailure(failure, CANCEL);
export const returnFailure = (failure: CallFailure) => explainFailure(failure, RETURN);
