import type { StaffClaims } from '@/domain/staff/roles';

/** The caller, according to the ID token. */
export interface Identity extends StaffClaims {
  uid: string;
  email: string;
  verified: boolean;
  /** Seconds since 1970: the time of their last sign-in. */
  authTime: number;
  /** The authenticator app that the login was confirmed with; null without one. */
  factor: string | null;
  /** Whether it is a login by SMS code, which has no rights of the team. */
  byCode: boolean;
  /** The name of the account; only of a member of the team, whose account every call reads. */
  name?: string;
}

/** Whether it is the caller's own address, which they have proved to own: a form takes any address. */
export const isOwnAddress = (who: Identity | null, email: string): who is Identity =>
  who !== null && who.verified && who.email.toLowerCase() === email.toLowerCase();

/** Checks a Firebase ID token; null when it is forged, expired or of another project. */
export type VerifyToken = (token: string) => Promise<Identity | null>;

const BEARER = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]*)$/;
/** Characters; Firebase's tokens have about 1,000. */
const MAX_TOKEN = 4096;

function isJsonObject(part: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The token of an Authorization header; null when it has not the form of a token. */
export function bearerToken(header = ''): string | null {
  const match = header.length <= MAX_TOKEN ? BEARER.exec(header) : null;
  // firebase-admin throws a bare SyntaxError for a token whose parts are not JSON.
  return match && isJsonObject(match[1]) && isJsonObject(match[2]) ? header.slice('Bearer '.length) : null;
}
