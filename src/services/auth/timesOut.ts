import { firebaseError } from './firebaseError';

/** Rejects with an error like the SDK's after `afterMs`. */
export const timesOut = (afterMs: number, text: string) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(firebaseError('timeout', text)), afterMs);
  });
