import type { AuthFailure } from './types';

/** Codes of a refused login that say whether the e-mail has an account here, or what became of it. */
const TELLING = new Set([
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/user-disabled',
  'auth/invalid-login-credentials',
]);

/** A refused login as every other is refused, also in a project without e-mail enumeration protection. */
export function withoutTelling(failure: AuthFailure): AuthFailure {
  if (!TELLING.has(failure.code)) return failure;
  return { code: 'auth/invalid-credential', message: 'Firebase: Error (auth/invalid-credential).' };
}
