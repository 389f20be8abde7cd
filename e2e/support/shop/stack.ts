import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StackFile } from '../running/shopProcess';

/** The shop that these specs run against. */
export function readStack(): StackFile {
  const path = process.env.GLUMIST_STACK ?? '.local/stack.json';
  return JSON.parse(readFileSync(path, 'utf8')) as StackFile;
}

interface OobCode {
  email: string;
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

/** Out-of-band links (verification, reset) that the Auth emulator made for an email, oldest first. */
export async function linksFor(email: string, requestType: string): Promise<string[]> {
  const { authUrl, projectId } = readStack();
  const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
  const recipientOf = (code: OobCode) =>
    (code.requestType === 'VERIFY_AND_CHANGE_EMAIL' && code.newEmail) || code.email;
  return oobCodes
    .filter((code) => recipientOf(code) === email && code.requestType === requestType)
    .map((code) => code.oobLink);
}

/** The newest of these links, on the shop's own page, as Firebase writes it with the owner's action URL. */
export async function mailedLink(email: string, requestType: string): Promise<string> {
  const { search } = new URL((await linksFor(email, requestType)).at(-1) ?? '');
  return `${readStack().baseUrl}/mail/account${search}`;
}

/** Verifies an email by its newest link, without a page. */
export async function verifyByLink(email: string): Promise<void> {
  const answer = await fetch((await linksFor(email, 'VERIFY_EMAIL')).at(-1) ?? '');
  if (!answer.ok) throw new Error(`${email} was not verified: ${answer.status}`);
}

interface Session {
  localId: string;
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

/** Signs in over REST. */
export async function restSession(email: string, password: string): Promise<Session> {
  const { authUrl, firebaseApiKey } = readStack();
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const answer = await fetch(`${authUrl}/${path}?key=${firebaseApiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body = (await answer.json()) as Session & { error?: { message: string } };
  if (!body.idToken) throw new Error(`Could not sign ${email} in: ${body.error?.message ?? answer.status}`);
  return body;
}

/** Signs in over REST and answers the ID token. */
export const idToken = async (email: string, password: string) =>
  (await restSession(email, password)).idToken;

/** An account of its own, so that specs at both widths do not share a cart. Answers its token. */
export async function newShopper(
  email: string,
  password: string,
  { verified = true }: { verified?: boolean } = {},
): Promise<string> {
  const { authUrl, firebaseApiKey, projectId } = readStack();
  const post = async (path: string, body: object, owner = false) => {
    const answer = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/${path}?key=${firebaseApiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(owner ? { authorization: 'Bearer owner' } : {}) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { localId: string };
  };
  const { localId } = await post('accounts:signUp', { email, password, returnSecureToken: true });
  await post(`projects/${projectId}/accounts:update`, { localId, emailVerified: verified }, true);
  return idToken(email, password);
}

/** The uid of a token. */
export function uidOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
  };
  return claims.user_id;
}

/** A document's raw fields, read past the rules; null if it does not exist. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const { firestoreUrl, projectId } = readStack();
  const answer = await fetch(
    `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
    {
      headers: { authorization: 'Bearer owner' },
    },
  );
  if (answer.status === 404) return null;
  return ((await answer.json()) as { fields: Record<string, unknown> }).fields;
}

/** Changes some fields of a document, past the rules; `fields` are as Firestore's REST API writes them. */
export async function patchDocument(path: string, fields: Record<string, unknown>): Promise<void> {
  const { firestoreUrl, projectId } = readStack();
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const url = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents/${path}?${mask.join('&')}`;
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(`${path} was not changed: ${await answer.text()}`);
}

/** Empties the local CDN cache, as a write through hosting does: for specs that write to Firestore past it. */
export async function purgeCdn(): Promise<void> {
  const answer = await fetch(`${readStack().baseUrl}/__local/purge`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The CDN cache was not purged: ${answer.status}`);
}

const keptPath = (name: string) =>
  join(dirname(process.env.GLUMIST_STACK ?? '.local/stack.json'), `kept-${name}.json`);

/** Writes data for the specs after the restart, beside the stack's own file. */
export function saveNote(name: string, value: unknown): void {
  writeFileSync(keptPath(name), JSON.stringify(value));
}

export function readNote<T>(name: string): T {
  return JSON.parse(readFileSync(keptPath(name), 'utf8')) as T;
}
