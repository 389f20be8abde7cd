import { createModeSwitch } from '../sandbox/modes';
import { json, type Reply } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { matchRoute, type Route } from '../sandbox/routes';
import { serve, type Answer, type SandboxServer } from '../sandbox/server';
import { type Warn } from '../sandbox/journal';
import { openStore } from '../sandbox/store';
import { createWebhookSender } from '../sandbox/webhooks';
import { isKnownKey } from './api/auth';
import { buildCheckoutScript } from './checkoutScript';
import { controlRoutes } from './controls';
import { corsHeaders, preflight } from './api/cors';
import { type RazorpayDeps } from './deps';
import { badRequest, errorBody, unauthorized } from './api/errors';
import { createEventSender } from './events';
import { linkPage } from './linkPage';
import { linkIdIn, linkRoutes } from './api/links';
import { orderRoutes } from './api/orders';
import { paymentRoutes } from './api/payments';
import { refundRoutes, resumeRefunds } from './api/refunds';
import { type RazorpayTables } from './types';

export interface RazorpayOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of orders, payments and refunds; null keeps them in memory. */
  dataDir: string | null;
  /** Receives a sentence for each repaired file. */
  warn?: Warn;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Address for webhook events; null sends none. */
  webhookUrl: string | null;
}

const CHECKOUT_PATH = '/v1/checkout.js';

/** Starts a payment provider that speaks Razorpay's API under `/v1`, with controls under `/__sandbox`. */
export async function startRazorpay(options: RazorpayOptions): Promise<SandboxServer> {
  const { port, dataDir, warn, keyId, keySecret, webhookSecret, webhookUrl } = options;
  const store = await openStore<RazorpayTables>(dataDir, 'razorpay', warn);
  const webhooks = createWebhookSender(webhookUrl);
  const modes = createModeSwitch({
    refused: () => badRequest('The request was refused by the provider', { reason: 'request_refused' }),
    unauthorized,
  });
  const now = () => new Date();
  const deps: RazorpayDeps = {
    store,
    events: createEventSender(webhooks, webhookSecret, now),
    delivery: { current: 'now' },
    keyId,
    keySecret,
    now,
  };
  await resumeRefunds(deps);

  const api = [...orderRoutes(deps), ...paymentRoutes(deps), ...refundRoutes(deps), ...linkRoutes(deps)];
  const controls = controlRoutes(deps, modes);
  let checkoutScript: Promise<string> | undefined;

  async function answer(request: SandboxRequest): Promise<Answer> {
    const { method, path, headers } = request;
    if (path === CHECKOUT_PATH) {
      // Only a browser loads it; bundling it at the start would cost each test of an endpoint a process.
      checkoutScript ??= buildCheckoutScript();
      return { status: 200, body: await checkoutScript, contentType: 'text/javascript; charset=utf-8' };
    }
    const link = linkIdIn(path);
    if (link) return linkPage(deps, link);
    if (path.startsWith('/__sandbox/')) {
      if (method === 'OPTIONS') return preflight(headers.origin);
      const reply = await dispatch(controls, request);
      return { ...reply, headers: corsHeaders(headers.origin) };
    }
    return modes.apply(method === 'GET' ? 'read' : 'write', async () =>
      isKnownKey(headers.authorization, keyId, keySecret) ? dispatch(api, request) : unauthorized(),
    );
  }

  const server = await serve({ port, answer });
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

async function dispatch(routes: Route[], request: SandboxRequest): Promise<Reply> {
  const match = matchRoute(routes, request.method, request.path);
  if (match === 'unknown') {
    return json(404, errorBody('BAD_REQUEST_ERROR', 'The requested URL was not found on the server.'));
  }
  if (match === 'wrong-method') return json(405, errorBody('BAD_REQUEST_ERROR', 'Method not allowed'));
  return match.route.handle(request, match.params);
}
