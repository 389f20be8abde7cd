import type { Page } from '@playwright/test';
import { startSession } from './session';
import { idToken, readStack } from '../shop/stack';
import { open } from '../page/steps';

/** Signed in as the admin, on one of the admin's screens. */
export async function asAdmin(page: Page, path: string): Promise<void> {
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);
  await open(page, path);
}

/** A call of another admin in another session. */
export async function callAdmin<T>(path: string, body?: object): Promise<T> {
  const { baseUrl, apiKey, accounts } = readStack();
  const token = await idToken(accounts.admin.email, accounts.admin.password);
  const answer = await fetch(`${baseUrl}/api/admin/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': apiKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  return (await answer.json()) as T;
}
