import { type Identity } from '../authorizer';
import { FirestoreError } from '../errors';
import { isRecord, type Json } from '../json';
import { type Caller } from '../service/access';

/**
 * Who calls, by the Authorization header: `Bearer owner` is the owner; an ID token is its user. Signatures are not
 * checked, as with Google's emulator: tokens of the Auth emulator have none. Throws UNAUTHENTICATED.
 */
export function callerOf(header: string | undefined): Caller {
  const token = header === undefined ? '' : header.replace(/^Bearer\s+/i, '').trim();
  if (token === '') return { kind: 'user', auth: null };
  if (token === 'owner') return { kind: 'owner' };
  return { kind: 'user', auth: identityOf(token) };
}

function identityOf(token: string): Identity {
  const payload = payloadOf(token);
  const uid = isRecord(payload) ? (payload.user_id ?? payload.sub) : undefined;
  if (!isRecord(payload) || typeof uid !== 'string' || uid === '') {
    throw new FirestoreError('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  }
  return { uid, token: payload };
}

function payloadOf(token: string): Json {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json;
  } catch {
    return null;
  }
}
