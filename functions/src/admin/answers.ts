import type { Problem } from '@/domain/catalogue/draft/draft';
import { refuse, type Answer } from '../platform/http/answer';

/** 400 with the first thing that is wrong in words, and all of it by field. */
export function notValid(problems: readonly Problem[]): Answer {
  const [first = { field: '', message: 'This cannot be saved as it is.' }] = problems;
  return refuse(400, 'not_valid', first.message, { field: first.field, problems });
}

/** 409 with what is stored now. */
export const conflict = (stored: object): Answer =>
  refuse(409, 'conflict', 'Somebody else saved this meanwhile. Nothing of it was overwritten.', {
    ...stored,
  });

export const busyShelf = (): Answer =>
  refuse(503, 'busy', 'Many people are buying this right now. Please save again.');

/** Firestore's code for a transaction that lost every race. */
const ABORTED = 10;

/** What the work comes to; 'busy' where its transaction gave up against those of shoppers. */
export async function orBusyShelf(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== ABORTED) throw error;
    return busyShelf();
  }
}
