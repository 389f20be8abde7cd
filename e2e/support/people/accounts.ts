import { readStack } from '../shop/stack';

type Change = { disableUser: boolean } | { validSince: string };

async function administer(method: 'update' | 'delete', body: object): Promise<void> {
  const { authUrl, projectId } = readStack();
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${method}`;
  const answer = await fetch(`${authUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`accounts:${method} answered ${await answer.text()}`);
}

/** Changes an account as the Firebase console would. */
export const changeAccount = (uid: string, change: Change) =>
  administer('update', { localId: uid, ...change });

/** Revokes every session of an account that began before now. */
export const revokeSessions = (uid: string) =>
  changeAccount(uid, { validSince: String(Math.floor(Date.now() / 1000) + 1) });

export const deleteAccount = (uid: string) => administer('delete', { localId: uid });
