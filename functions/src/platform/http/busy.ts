import { isAborted } from '../firestore/transaction';
import { refuse, type Answer } from './answer';

export const busy = (): Answer =>
  refuse(503, 'busy', 'Many people are ordering right now. Please try again.');

/** Runs the work; answers 503 where its transaction lost against those of others. */
export async function orBusy<T>(work: () => Promise<T>, answer: () => Answer = busy): Promise<T | Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isAborted(error)) throw error;
    return answer();
  }
}
