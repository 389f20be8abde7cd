import { createModeSwitch, type CallKind, type Faces } from '../sandbox/modes';
import { json } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { matchRoute } from '../sandbox/routes';
import { serve, type SandboxServer } from '../sandbox/server';
import { type Warn } from '../sandbox/journal';
import { openStore } from '../sandbox/store';
import { createWebhookSender } from '../sandbox/webhooks';
import { b2bCargoRoutes } from './dialects/b2bCargo';
import { b2cV1Routes } from './dialects/b2cV1';
import { controlRoutes } from './controls';
import { openDesk } from './desk';
import { refuse, unauthorized, type Account } from './dialects/envelope';
import { pageRoutes } from './pages';
import { partnerRefusal, partnerUnauthorized, partnerV2Routes } from './dialects/partnerV2';
import { type NimbusTables } from './types';

export interface NimbusPostOptions extends Account {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the shipments; null keeps them in memory. */
  dataDir: string | null;
  /** Receives a sentence for each repaired file. */
  warn?: Warn;
  /** Address for tracking webhooks; null sends none. */
  webhookUrl: string | null;
  webhookSecret: string;
}

/** Calls other than GET that change nothing. */
const READS = [
  '/v1/shipments/track/bulk',
  '/v1/courier/serviceability',
  '/api/courier/b2b_serviceability',
  '/v2/serviceability',
  '/v1/shipments/labels',
  '/api/shipmentcargo/labels',
  '/v2/shipments/labels',
];

/**
 * Starts a courier aggregator that speaks NimbusPost's B2C v1 under `/v1`, B2B cargo under `/api` and Partner v2 under
 * `/v2`, all over one set of shipments, with controls under `/__sandbox`.
 */
export async function startNimbusPost(options: NimbusPostOptions): Promise<SandboxServer> {
  const { port, dataDir, warn, webhookUrl, webhookSecret, ...account } = options;
  const store = await openStore<NimbusTables>(dataDir, 'nimbuspost', warn);
  const webhooks = createWebhookSender(webhookUrl);
  const modes = createModeSwitch({
    refused: () => refuse('The courier refused this request.'),
    unauthorized,
  });
  const now = () => new Date();
  const baseUrl = () => server.url;
  const desk = openDesk(store, now);

  const deps = { desk, baseUrl, account, now };
  const api = [...b2cV1Routes(deps), ...b2bCargoRoutes(deps), ...partnerV2Routes(deps)];
  const others = [...controlRoutes({ desk, modes, webhooks, webhookSecret, baseUrl }), ...pageRoutes(store)];

  async function answer(request: SandboxRequest) {
    const isApi = /^\/(v1|api|v2)\//.test(request.path);
    const match = matchRoute(isApi ? api : others, request.method, request.path);
    if (match === 'unknown') return json(404, { status: false, message: 'Not found' });
    if (match === 'wrong-method') return json(405, { status: false, message: 'Method not allowed' });
    const handle = async () => match.route.handle(request, match.params);
    if (!isApi) return handle();
    const text = `${request.path}?${request.query.toString()} ${JSON.stringify(request.body)}`;
    return modes.apply(kindOf(match.route), handle, text, facesOf(request.path));
  }

  const server: SandboxServer = await serve({ port, answer });
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
  if (path.endsWith('/users/login')) return 'session';
  return method === 'GET' || READS.includes(path) ? 'read' : 'write';
}

/** Partner v2 has its own error envelope. */
const facesOf = (path: string): Faces | undefined =>
  path.startsWith('/v2/') ? { refused: partnerRefusal, unauthorized: partnerUnauthorized } : undefined;
