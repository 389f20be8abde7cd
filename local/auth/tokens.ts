import { assert } from 'firebase-tools/lib/emulator/auth/errors';

/** Milliseconds since the login in which Firebase does what a stolen session must not. */
const RECENT_MS = 5 * 60_000;

export interface TokenClaims {
  auth_time: number;
  firebase: { sign_in_provider: string };
}

export const claimsOf = (idToken: string): TokenClaims =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as TokenClaims;

/** Refuses a token whose login is too long ago. */
export function assertRecentLogin(idToken: string, nowMs: number): void {
  assert(nowMs - claimsOf(idToken).auth_time * 1000 < RECENT_MS, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
