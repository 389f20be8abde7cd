import path from 'node:path';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { ensureServiceAccount } from '../../local/stack/disk/serviceAccount';
import type { Shop } from './openShop';

/** firebase-admin connected to a shop. Sets the environment variables that it reads. */
export async function adminFirestore({
  projectId,
  firestoreUrl,
  dir,
}: Shop): Promise<{ db: Firestore; close: () => Promise<void> }> {
  if (dir !== null) {
    process.env.FIRESTORE_EMULATOR_HOST = new URL(firestoreUrl).host;
    process.env.GOOGLE_APPLICATION_CREDENTIALS = await ensureServiceAccount(
      path.join(dir, 'service-account.json'),
    );
  }
  const app = initializeApp({ projectId, credential: applicationDefault() }, `data-${firestoreUrl}`);
  return { db: initializeFirestore(app, { preferRest: true }), close: () => deleteApp(app) };
}
