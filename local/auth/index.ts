import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../stack/ports';
import { type Service } from '../stack/service';
import { PROJECT_ID } from '../stack/settings';
import { withDurableResponses } from './durableResponses';
import { emulatorApp } from './emulatorApp';
import { StateStore } from './stateStore';

export interface AuthOptions {
  port: number;
  /** Folder that keeps auth.json. */
  dataDir: string;
  /** Told what was found damaged in the data and mended. */
  warn?: (message: string) => void;
}

/** firebase-tools' Auth emulator in this process, with accounts that survive a restart and a kill -9. */
export async function startAuth({ port, dataDir, warn = console.error }: AuthOptions): Promise<Service> {
  const store = new StateStore(path.join(dataDir, 'auth.json'), PROJECT_ID, warn);
  const app = await emulatorApp(store.project, PROJECT_ID);
  // A mail that is asked for is written down for whomever: how long it takes tells nothing of who has an account.
  const asksForMail = (url = '') => url.includes('accounts:sendOobCode');
  const listener = withDurableResponses(app, ({ url }) => store.save({ anyway: asksForMail(url) }));
  const server = createServer(listener);
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
