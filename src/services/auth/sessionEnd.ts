import { messages } from './messages';

/** Shown after the backend has ended a session. */
export const SESSION_ENDED = messages.sessionEnded;

/** Firebase's codes for a session that gets no new token. A network failure is not among them. */
const ENDING = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/token-expired',
]);

/** Whether a failure means that the account was disabled or deleted, or its sessions revoked. */
export const endsSession = (code: string): boolean => ENDING.has(code);

/** The code of a Firebase error; 'unknown' for any other. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
