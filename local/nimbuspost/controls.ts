import { json, type Reply } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { type ModeSwitch } from '../sandbox/modes';
import { type Route } from '../sandbox/routes';
import { hmac } from '../sandbox/signing';
import { type Store } from '../sandbox/store';
import { type SignedEvent, type WebhookSender } from '../sandbox/webhooks';
import { shipmentData } from './booking';
import { readStatus, webhookBody, withStatus } from './tracking';
import { STATUSES, type NimbusTables, type Shipment } from './types';

interface ControlDeps {
  store: Store<NimbusTables>;
  modes: ModeSwitch;
  webhooks: WebhookSender;
  webhookSecret: string;
  baseUrl(): string;
  now(): Date;
}

const no = (status: number, message: string): Reply => json(status, { status: false, message });

/** `/__sandbox/**`: what a test or the console tells the courier to do. */
export function controlRoutes(deps: ControlDeps): Route[] {
  const { store, modes, webhooks } = deps;
  const show = (shipment: Shipment) => ({
    ...shipmentData(shipment, deps.baseUrl()),
    rto_status: shipment.rto_status,
    created: shipment.created_at,
    order: shipment.order,
    history: shipment.history,
  });

  async function advance({ body }: SandboxRequest, awb: string): Promise<Reply> {
    const shipment = store.get('shipments', awb);
    if (!shipment) return no(404, `There is no shipment ${awb}`);
    const status = readStatus((body as { status?: unknown } | null | undefined)?.status);
    if (!status) return no(400, `status must be one of ${STATUSES.join(', ')}`);
    if (shipment.status === 'cancelled') return no(409, `Shipment ${awb} is cancelled`);
    const moved = withStatus(shipment, status, deps.now());
    await store.put({ table: 'shipments', record: moved });

    const event = signed(webhookBody(moved), deps.webhookSecret);
    const received = await webhooks.attempt(event);
    const taken = received !== null && received >= 200 && received < 300;
    if (!taken) webhooks.deliver(event, 1_000);
    return json(200, { status: true, data: show(moved), webhook: { status: received, taken } });
  }

  return [
    { method: 'GET', path: '/__sandbox/mode', handle: () => json(200, modes.current()) },
    {
      method: 'POST',
      path: '/__sandbox/mode',
      handle: ({ body }) => {
        const set = modes.set(body);
        return set.ok ? json(200, modes.current()) : no(400, set.message);
      },
    },
    {
      method: 'GET',
      path: '/__sandbox/shipments',
      handle: () => json(200, { shipments: store.all('shipments').map(show).reverse() }),
    },
    {
      method: 'POST',
      path: '/__sandbox/shipments/:awb/advance',
      handle: (request, { awb = '' }) => advance(request, awb),
    },
  ];
}

function signed(body: string, secret: string): SignedEvent {
  return { body, headers: { 'X-Hmac-SHA256': hmac(secret, body, 'base64') } };
}
