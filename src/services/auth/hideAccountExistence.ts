import type { AuthFailure } from './types';

/** Codes of a refused login that reveal whether the email has an account, or its state. */
const REVEALING_CODES = new Set([
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/user-disabled',
  'auth/invalid-login-credentials',
]);

/** Makes all refused logins look alike, also in a project without email enumeration protection. */
export function hideAccountExistence(failure: AuthFailure): AuthFailure {
  if (!REVEALING_CODES.has(failure.code)) return failure;
  return { code: 'auth/invalid-credential', message: 'Firebase: Error (auth/invalid-credential).' };
}
