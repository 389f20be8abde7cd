import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  rulesCompiler,
  startFirestore,
  watchRules,
  type FirestoreServerOptions,
  type Json,
} from 'firestore-on-node';
import { startGoogleFirestore } from './googleFirestore';
import { runService, warnStack } from './service';
import { ROOT } from '../settings';

export interface FirestoreSettings {
  port: number;
  dataDir: string;
  /** Google's emulator in place of firestore-on-node. */
  google: boolean;
  /** Transaction limits that differ from the real service. */
  limits?: FirestoreServerOptions['limits'];
}

/** The Firestore process, with the repository's firestore.rules and indexes. */
void runService(async () => {
  const { port, dataDir, google, limits } = JSON.parse(process.argv[2] ?? '') as FirestoreSettings;
  if (google) return startGoogleFirestore({ port, dataDir });
  const folder = path.join(dataDir, 'firestore');
  mkdirSync(folder, { recursive: true });
  const rules = watchRules(path.join(ROOT, 'firestore.rules'), (line) => console.log(line));
  const firestore = await startFirestore({
    port,
    dataDir: folder,
    authorize: rules.authorizer,
    compileRules: rulesCompiler,
    warn: (message) => warnStack(`Firestore: ${message}`),
    indexes: JSON.parse(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as Json,
    ...(limits ? { limits } : {}),
  });
  return {
    url: firestore.url,
    close: async () => {
      rules.stop();
      await firestore.close();
    },
  };
});
