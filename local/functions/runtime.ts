import { createRequire } from 'node:module';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { keepConnections } from '../keepAlive';
import { listen } from '../stack/processes/ports';
import { runService } from '../stack/processes/service';
import { dispatch, functionsOf } from './dispatch';

export interface RuntimeSettings {
  port: number;
  /** The built functions, lib/index.js. */
  bundle: string;
}

const TARGET = 'stack';

/** The process that serves the functions, with the server Cloud Functions itself runs (functions-framework). */
void runService(async () => {
  const { port, bundle } = JSON.parse(process.argv[2] ?? '') as RuntimeSettings;
  const load = createRequire(__filename);
  http(TARGET, dispatch(functionsOf(load(bundle) as Record<string, unknown>)));
  const server = getTestServer(TARGET);
  keepConnections(server);
  const url = await listen(server, 'functions', port);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
});
