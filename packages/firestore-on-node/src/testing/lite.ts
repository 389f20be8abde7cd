import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';

/** Connects firebase/firestore/lite to a server at `port` of this machine, anonymous or as the user with this uid. */
export function liteFirestore(port: number, projectId: string, uid?: string) {
  const app = initializeApp({ projectId, apiKey: 'local' }, `lite-${port}-${uid ?? ''}`);
  const db: Firestore = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, uid === undefined ? {} : { mockUserToken: { sub: uid } });
  return { db, close: () => deleteApp(app) };
}
