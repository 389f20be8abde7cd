import type { BrowserContext, Page } from '@playwright/test';
import { readStack, restSession } from '../shop/stack';

/** The localStorage entries of Firebase's SDK and the shop for a signed-in person. */
async function storedSession(email: string, password: string): Promise<Record<string, string>> {
  const { firebaseApiKey } = readStack();
  const { localId: uid, idToken, refreshToken, expiresIn } = await restSession(email, password);
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: firebaseApiKey,
    appName: '[DEFAULT]',
  };
  return {
    [`firebase:authUser:${firebaseApiKey}:[DEFAULT]`]: JSON.stringify(user),
    'glumist.session': uid,
  };
}

type Origins = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>['origins'];

/** Replaces cookies and localStorage. An open page of the shop would follow the change, and its redirect would abort the next load. */
async function replaceStorage(page: Page, origins: Origins): Promise<void> {
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins });
}

/**
 * Signs in without the login panel, which saves two page loads: every page opened from here on is signed in, and localStorage
 * holds nothing else. For tests about something else; `signIn` uses the panel.
 */
export async function startSession(page: Page, email: string, password: string): Promise<void> {
  const stored = Object.entries(await storedSession(email, password));
  const localStorage = stored.map(([name, value]) => ({ name, value }));
  const { origin } = new URL(readStack().baseUrl);
  await replaceStorage(page, [{ origin, localStorage }]);
}

/**
 * Leaves the browser without a session and without anything else stored, as a new device has it. An open page would write
 * its account again once an answer about it arrives, so it is left first.
 */
export const forgetSession = (page: Page): Promise<void> => replaceStorage(page, []);
