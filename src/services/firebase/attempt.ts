import { fail, ok, type Result } from '../result';

/** Firestore refused, could not be reached or did not answer in time. The caller chooses the message; `cause` is for the console. */
export interface StoreFailure {
  kind: 'unavailable';
  cause: unknown;
}

/** Milliseconds for which the shopper waits for Firestore, whose SDK would wait without end. */
export const STORE_TIMEOUT_MS = 20_000;

/**
 * The result of work with Firestore, or its failure, also after `STORE_TIMEOUT_MS` without an answer. What was sent by
 * then may still succeed; `signal` tells the work to send no more, because a later attempt may be newer.
 */
export async function attemptStore<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, StoreFailure>> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp.abort();
      reject(new Error(`No answer within ${STORE_TIMEOUT_MS} ms`));
    }, STORE_TIMEOUT_MS);
  });
  try {
    return ok(await Promise.race([work(giveUp.signal), late]));
  } catch (cause) {
    return fail({ kind: 'unavailable', cause });
  } finally {
    clearTimeout(timer);
  }
}
