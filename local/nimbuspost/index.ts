import { createModeSwitch, type CallKind } from '../sandbox/modes';
import { json } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { matchRoute } from '../sandbox/routes';
import { serve, type SandboxServer } from '../sandbox/server';
import { openStore } from '../sandbox/store';
import { createWebhookSender } from '../sandbox/webhooks';
import { apiRoutes, unauthorized } from './api';
import { controlRoutes } from './controls';
import { pageRoutes } from './pages';
import { type NimbusTables } from './types';

export interface NimbusPostOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Where shipments are kept; null keeps them in memory. */
  dataDir: string | null;
  /** Where tracking webhooks go; null sends none. */
  webhookUrl: string | null;
  webhookSecret: string;
  email: string;
  password: string;
}

/** Starts a courier aggregator that speaks NimbusPost's B2C v1 under `/v1`, with controls under `/__sandbox`. */
export async function startNimbusPost(options: NimbusPostOptions): Promise<SandboxServer> {
  const { port, host = '127.0.0.1', dataDir, webhookUrl, webhookSecret, email, password } = options;
  const store = await openStore<NimbusTables>(dataDir, 'nimbuspost');
  const webhooks = createWebhookSender(webhookUrl);
  const modes = createModeSwitch({
    refused: () => json(200, { status: false, message: 'The courier refused this request.' }),
    unauthorized,
  });
  const now = () => new Date();
  const baseUrl = () => server.url;

  const api = apiRoutes({ store, baseUrl, credentials: { email, password }, tokenSecret: password, now });
  const others = [
    ...controlRoutes({ store, modes, webhooks, webhookSecret, baseUrl, now }),
    ...pageRoutes(store),
  ];

  async function answer(request: SandboxRequest) {
    const isApi = request.path.startsWith('/v1/');
    const match = matchRoute(isApi ? api : others, request.method, request.path);
    if (match === 'unknown') return json(404, { status: false, message: 'Not found' });
    if (match === 'wrong-method') return json(405, { status: false, message: 'Method not allowed' });
    const handle = async () => match.route.handle(request, match.params);
    const text = `${request.path}?${request.query.toString()} ${JSON.stringify(request.body)}`;
    return isApi ? modes.apply(kindOf(match.route), handle, text) : handle();
  }

  const server: SandboxServer = await serve({ host, port, answer });
  return {
    ...server,
    async close() {
      modes.close();
      await server.close();
      await webhooks.close();
      await store.close();
    },
  };
}

function kindOf({ method, path }: { method: string; path: string }): CallKind {
  if (path === '/v1/users/login') return 'session';
  const reads = ['/v1/shipments/track/bulk', '/v1/courier/serviceability'];
  return method === 'GET' || reads.includes(path) ? 'read' : 'write';
}
