import { type Identity } from '../authorizer';
import { FirestoreError } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { type Caller } from '../service/access';

/**
 * Parses the Authorization header: `Bearer owner` is the owner; an ID token is its user. Signatures are not
 * checked, as with Google's emulator: tokens of the Auth emulator have none. Like the service and unlike
 * that emulator, it refuses tokens that have expired or are for another project. `now` is in milliseconds.
 * Throws UNAUTHENTICATED.
 */
export function callerOf(header: string | undefined, project: string, now: number): Caller {
  const token = header === undefined ? '' : header.replace(/^Bearer\s+/i, '').trim();
  if (token === '') return { kind: 'user', auth: null };
  if (token === 'owner') return { kind: 'owner' };
  return { kind: 'user', auth: identityOf(token, project, now) };
}

function identityOf(token: string, project: string, now: number): Identity {
  const payload = payloadOf(token);
  const uid = isRecord(payload) ? (payload.user_id ?? payload.sub) : undefined;
  if (!isRecord(payload) || typeof uid !== 'string' || uid === '') throw unauthenticated();
  if (isExpired(payload, now) || (typeof payload.aud === 'string' && payload.aud !== project))
    throw unauthenticated();
  return { uid, token: payload };
}

// The SDKs' `mockUserToken` has an issue time of 1970, and never expires.
function isExpired({ iat, exp }: JsonRecord, now: number): boolean {
  return typeof exp === 'number' && exp * 1000 <= now && iat !== 0;
}

function unauthenticated(): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', 'Missing or invalid authentication.');
}

function payloadOf(token: string): Json {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json;
  } catch {
    return null;
  }
}
