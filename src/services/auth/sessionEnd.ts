import { messages } from './messages';

/** Said wherever a session turns out to have been ended by the backend. */
export const SESSION_ENDED = messages.sessionEnded;

/** Firebase's codes for a session that no new token will be given for. No network is none of them. */
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

/** The code of Firebase's errors; 'unknown' for any other. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
