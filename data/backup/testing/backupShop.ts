import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackends, type LocalShop } from '../../shop/openShop';

/** A new folder for a test, with a function that deletes it. */
export function tempFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'glumist-backup-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens the data of a stopped shop, to read and write them without its rules. */
export async function openData(dir: string): Promise<LocalShop> {
  const dataDir = path.join(dir, 'data');
  mkdirSync(dataDir, { recursive: true });
  return { ...(await startBackends(dataDir)), dir };
}

/** Runs `work` on the data of a stopped shop. */
export async function withData<T>(dir: string, work: (shop: LocalShop) => Promise<T>): Promise<T> {
  const shop = await openData(dir);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

export async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

export async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

const call = async (shop: LocalShop, method: string, body: object) => {
  const response = await fetch(`${shop.authUrl}/v1/${method}?key=local-firebase-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

export const PASSWORD = 'dew-on-leaves-7';

/** Creates an account with that password. */
export const register = (shop: LocalShop, localId: string, fields: object = {}) =>
  call(shop, `projects/${shop.projectId}/accounts`, {
    localId,
    email: `${localId}@example.com`,
    password: PASSWORD,
    emailVerified: true,
    ...fields,
  });

export const signIn = (shop: LocalShop, localId: string, password = PASSWORD) =>
  call(shop, 'accounts:signInWithPassword', {
    email: `${localId}@example.com`,
    password,
    returnSecureToken: true,
  });
