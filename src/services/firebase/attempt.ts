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
