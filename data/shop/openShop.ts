import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startFirestore } from 'firestore-on-node';
import { startAuth } from '../../local/auth';
import { hasData } from '../../local/stack/disk/dataSwap';
import { lockStackFolder } from '../../local/stack/disk/lock';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/stack/settings';
import { stackFileIn } from '../../local/stack/disk/stackFile';
import { startStorage } from '../../local/storage';
import { shopTexts } from '../messages';

/** Access to a shop's documents and accounts. */
export interface Shop {
  projectId: string;
  /** Base addresses of Firestore's and Auth's REST APIs, without a trailing slash. */
  firestoreUrl: string;
  authUrl: string;
  /** The folder of a shop on this machine; null for a project in the cloud. */
  dir: string | null;
  /** The token for both APIs. */
  token(): Promise<string>;
  close(): Promise<void>;
}

/** The shop of a folder on this machine. */
export interface LocalShop extends Shop {
  dir: string;
  /** The address of its bucket. */
  storageUrl: string;
}

const OWNER = () => Promise.resolve('owner');

/** A project in the cloud, with the rights of GOOGLE_APPLICATION_CREDENTIALS or of `gcloud auth application-default login`. */
export async function openCloudShop(projectId: string): Promise<Shop> {
  const { applicationDefault } = await import('firebase-admin/app');
  const credential = applicationDefault();
  return {
    projectId,
    firestoreUrl: 'https://firestore.googleapis.com',
    authUrl: 'https://identitytoolkit.googleapis.com',
    dir: null,
    token: async () => (await credential.getAccessToken()).access_token,
    close: () => Promise.resolve(),
  };
}

/** The shop of a folder on this machine: the running one, otherwise its data opened for this program only. */
export async function openLocalShop(dir: string): Promise<LocalShop> {
  return (await runningShop(dir)) ?? openStopped(dir);
}

async function runningShop(dir: string): Promise<LocalShop | null> {
  const file = stackFileIn(dir);
  if (!existsSync(file)) return null;
  const { projectId, firestoreUrl, authUrl, storageUrl } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    string
  >;
  if (!projectId || !firestoreUrl || !authUrl || !storageUrl || !(await answers(firestoreUrl))) return null;
  return {
    projectId,
    firestoreUrl,
    storageUrl,
    dir,
    token: OWNER,
    authUrl: `${authUrl}/identitytoolkit.googleapis.com`,
    close: () => Promise.resolve(),
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

async function openStopped(dir: string): Promise<LocalShop> {
  if (!hasData(dir)) throw new Error(shopTexts.noShop(dir));
  const dataDir = path.join(dir, 'data');
  const unlock = await lockStackFolder(dir);
  try {
    const backends = await startBackends(dataDir);
    return {
      ...backends,
      dir,
      async close() {
        await backends.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Firestore, Auth and the bucket over a data folder that no other process uses. */
export async function startBackends(dataDir: string): Promise<Omit<LocalShop, 'dir'>> {
  const started: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (let part = started.pop(); part; part = started.pop()) await part.close();
  };
  const start = async <T extends { close(): Promise<void> }>(part: Promise<T>): Promise<T> => {
    started.push(await part);
    return part;
  };
  const warn = (message: string) => console.error(message);
  try {
    const firestore = await start(
      startFirestore({ port: 0, dataDir: path.join(dataDir, 'firestore'), authorize: null, warn }),
    );
    const folder = path.join(dataDir, 'storage');
    const storage = await start(startStorage({ port: 0, folder, bucket: STORAGE_BUCKET, warn }));
    const auth = await start(startAuth({ port: 0, dataDir, warn }));
    return {
      projectId: PROJECT_ID,
      firestoreUrl: firestore.url,
      authUrl: `${auth.url}/identitytoolkit.googleapis.com`,
      storageUrl: storage.url,
      token: OWNER,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
