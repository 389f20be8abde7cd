import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { writeServiceAccount } from './serviceAccount';

/** Connects firebase-admin over REST to a server at `port` of this machine. Sets the environment variables it reads. */
export function adminFirestore(
  port: number,
  projectId: string,
): { db: Firestore; close: () => Promise<void> } {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const credentials = writeServiceAccount(projectId);
  process.env.GOOGLE_APPLICATION_CREDENTIALS = credentials;
  const app: App = initializeApp({ projectId }, `admin-${port}`);
  return {
    db: initializeFirestore(app, { preferRest: true }),
    close: async () => {
      await deleteApp(app);
      rmSync(dirname(credentials), { recursive: true, force: true });
    },
  };
}
