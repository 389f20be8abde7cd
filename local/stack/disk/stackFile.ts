import { rmSync } from 'node:fs';
import path from 'node:path';
import { store } from '../../../src/domain/store';
import { demoAccounts } from '../../seed/accounts';
import { writeFileAtomic } from './files';
import { FIREBASE_API_KEY, PROJECT_ID, razorpayKeys } from '../settings';

/** Base address of each part, without a trailing slash. */
export interface StackUrls {
  base: string;
  firestore: string;
  auth: string;
  functions: string;
  razorpay: string;
  nimbuspost: string;
  storage: string;
  /** SMTP, with its login. */
  smtp: string;
  /** The mail sandbox's controls, over HTTP. */
  mail: string;
  /** The push service, with its controls. */
  push: string;
  console: string;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface StackAccounts {
  shopper: Credentials;
  admin: Credentials;
}

export const stackAccounts: StackAccounts = {
  shopper: { email: demoAccounts.shopper.email, password: demoAccounts.shopper.password },
  admin: { email: demoAccounts.admin.email, password: demoAccounts.admin.password },
};

export function stackFileIn(folder: string): string {
  return path.join(folder, 'stack.json');
}

/** Writes the running stack's addresses for tests and tools; removed when the stack stops. */
export async function writeStackFile(folder: string, urls: StackUrls): Promise<void> {
  const content = {
    baseUrl: urls.base,
    firestoreUrl: urls.firestore,
    authUrl: urls.auth,
    consoleUrl: urls.console,
    projectId: PROJECT_ID,
    apiKey: store.apiKey,
    firebaseApiKey: FIREBASE_API_KEY,
    razorpayUrl: urls.razorpay,
    nimbuspostUrl: urls.nimbuspost,
    storageUrl: urls.storage,
    smtpUrl: urls.smtp,
    mailUrl: urls.mail,
    pushUrl: urls.push,
    razorpayKeyId: razorpayKeys.keyId,
    razorpayKeySecret: razorpayKeys.keySecret,
    razorpayWebhookSecret: razorpayKeys.webhookSecret,
    accounts: stackAccounts,
  };
  await writeFileAtomic(stackFileIn(folder), `${JSON.stringify(content, null, 2)}\n`, 0o600);
}

export function removeStackFile(folder: string): void {
  rmSync(stackFileIn(folder), { force: true });
}
