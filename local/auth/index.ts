import { createServer } from 'node:http';
import path from 'node:path';
import { keepConnections } from '../keepAlive';
import { listen } from '../stack/processes/ports';
import { type Service } from '../stack/processes/service';
import { PROJECT_ID } from '../stack/settings';
import { withDurableResponses } from './durableResponses';
import { emulatorApp } from './emulatorApp';
import { limitPhoneCodes } from './phoneCodeLimits';
import { endRevokedSessions } from './refreshTokens';
import { StateStore } from './stateStore';

export interface AuthOptions {
  port: number;
  /** Folder that keeps auth.json. */
  dataDir: string;
  /** Receives a sentence for each repaired file. */
  warn?: (message: string) => void;
}

/** firebase-tools' Auth emulator in this process, with accounts that survive a restart and a kill -9. */
export async function startAuth({ port, dataDir, warn = console.error }: AuthOptions): Promise<Service> {
  const store = new StateStore(path.join(dataDir, 'auth.json'), PROJECT_ID, warn);
  limitPhoneCodes(store.project);
  endRevokedSessions(store.project);
  const app = await emulatorApp(store.project, PROJECT_ID);
  // Mail requests always save, so that their time does not reveal whether an account exists.
  const asksForMail = (url = '') => url.includes('accounts:sendOobCode');
  const listener = withDurableResponses(app, ({ url }) => store.save({ anyway: asksForMail(url) }));
  const server = createServer(listener);
  keepConnections(server);
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
