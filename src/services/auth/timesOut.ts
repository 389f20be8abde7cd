import { firebaseError } from './firebaseError';

/** Rejects as the SDK does where an answer takes too long. */
export const timesOut = (afterMs: number, text: string) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(firebaseError('timeout', text)), afterMs);
  });
