import { modeRoutes } from '../sandbox/behaviour';
import { json, type Reply } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { type ModeSwitch } from '../sandbox/modes';
import { type Route } from '../sandbox/routes';
import { hmac } from '../sandbox/signing';
import { type SignedEvent, type WebhookSender } from '../sandbox/webhooks';
import { shipmentData } from './booking';
import { type Desk } from './desk';
import { partnerWebhookBody } from './dialects/partnerViews';
import { readStatus, webhookBody } from './tracking';
import { STATUSES, type Shipment } from './types';

interface ControlDeps {
  desk: Desk;
  modes: ModeSwitch;
  webhooks: WebhookSender;
  webhookSecret: string;
  baseUrl(): string;
}

const no = (status: number, message: string): Reply => json(status, { status: false, message });

/** `/__sandbox/**`: controls for tests and the console. */
export function controlRoutes(deps: ControlDeps): Route[] {
  const { desk, modes, webhooks } = deps;
  const show = (shipment: Shipment) => ({
    ...shipmentData(shipment, deps.baseUrl()),
    rto_status: shipment.rto_status,
    created: shipment.created_at,
    order: shipment.order,
    history: shipment.history,
    ndr: shipment.ndr ?? [],
  });

  async function advance({ body }: SandboxRequest, awb: string): Promise<Reply> {
    const shipment = desk.get(awb);
    if (!shipment) return no(404, `There is no shipment ${awb}`);
    const status = readStatus((body as { status?: unknown } | null | undefined)?.status);
    if (!status) return no(400, `status must be one of ${STATUSES.join(', ')}`);
    if (shipment.status === 'cancelled') return no(409, `Shipment ${awb} is cancelled`);
    const remark = (body as { message?: unknown }).message;
    const moved = await desk.move(shipment, status, typeof remark === 'string' ? remark : '');
    const event = signed(moved, deps.webhookSecret);
    const received = await webhooks.attempt(event);
    const taken = received !== null && received >= 200 && received < 300;
    if (!taken) webhooks.deliver(event, 1_000);
    return json(200, { status: true, data: show(moved), webhook: { status: received, taken } });
  }

  return [
    ...modeRoutes(modes, (message) => no(400, message)),
    {
      method: 'POST',
      path: '/__sandbox/release',
      handle: () => {
        modes.release();
        return json(200, { status: true });
      },
    },
    {
      method: 'GET',
      path: '/__sandbox/shipments',
      handle: () =>
        json(200, { shipments: desk.shipments().map(show).reverse(), drafts: desk.drafts().reverse() }),
    },
    {
      method: 'POST',
      path: '/__sandbox/shipments',
      handle: async ({ body }) => {
        await desk.restore((body as { shipments: Shipment[] }).shipments);
        return json(200, { status: true });
      },
    },
    {
      method: 'POST',
      path: '/__sandbox/shipments/:awb/advance',
      handle: (request, { awb = '' }) => advance(request, awb),
    },
  ];
}

/** A tracking event in the format and with the signature of the dialect that booked the parcel. */
function signed(shipment: Shipment, secret: string): SignedEvent {
  if (shipment.dialect === 'partner-v2') {
    const body = partnerWebhookBody(shipment);
    return { body, headers: { 'x-nimbus-signature': hmac(secret, body, 'hex') } };
  }
  const body = webhookBody(shipment);
  return { body, headers: { 'X-Hmac-SHA256': hmac(secret, body, 'base64') } };
}
