import { fail, ok, type Result } from '../result';

/** Firestore refused or could not be reached. The caller chooses the message; `cause` is for the console. */
export interface StoreFailure {
  kind: 'unavailable';
  cause: unknown;
}

export async function attemptStore<T>(work: () => Promise<T>): Promise<Result<T, StoreFailure>> {
  try {
    return ok(await work());
  } catch (cause) {
    return fail({ kind: 'unavailable', cause });
  }
}

/** As `attemptStore`, but it fails after `timeoutMs` without an answer; the work may still succeed later. */
export async function attemptStoreWithin<T>(
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<Result<T, StoreFailure>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  });
  const answer = await attemptStore(() => Promise.race([work(), late]));
  clearTimeout(timer);
  return answer;
}
