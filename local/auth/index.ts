import { createServer } from 'node:http';
import path from 'node:path';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { listen } from '../stack/ports';
import { type Service } from '../stack/service';
import { PROJECT_ID } from '../stack/settings';
import { withDurableResponses } from './durableResponses';
import { StateStore } from './stateStore';

// The emulator's "single project mode": 0 takes any project id without a warning.
const ANY_PROJECT = 0;

export interface AuthOptions {
  port: number;
  /** Folder that keeps auth.json. */
  dataDir: string;
}

/** firebase-tools' Auth emulator in this process, with accounts that survive a restart and a kill -9. */
export async function startAuth({ port, dataDir }: AuthOptions): Promise<Service> {
  const store = new StateStore(path.join(dataDir, 'auth.json'), PROJECT_ID);
  const app = await createApp(PROJECT_ID, ANY_PROJECT, new Map([[PROJECT_ID, store.project]]));
  const server = createServer(withDurableResponses(app, () => store.save()));
  const url = await listen(server, 'auth', port);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.save();
    },
  };
}
