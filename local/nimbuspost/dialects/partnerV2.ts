import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { sameText } from '../../sandbox/signing';
import { type Booked } from '../booking';
import { quotes, reach } from '../couriers';
import { textOf, textsOf, type Account, type ApiDeps } from './envelope';
import { amount, object, oneOf, positive, readBody, shaped, entries } from './fields';
import { readActions } from '../ndr';
import { readPartnerBody } from './partnerBody';
import { bookingView, draftView, orderView, trackingView } from './partnerViews';
import { type CreateBody, type Draft } from '../types';

const PAISE = 100;
const PAGE = 100;

const done = (data: unknown, status = 200, meta: object = {}): Reply =>
  json(status, { success: true, data, meta });
const no = (status: number, code: string, detail: string): Reply =>
  json(status, {
    success: false,
    error: { type: 'about:blank', title: code, status, code, detail },
    meta: {},
  });
const invalid = (detail: string): Reply => no(400, 'VALIDATION_FAILED', detail);

export const partnerRefusal = (): Reply => invalid('The courier refused this request.');
export const partnerUnauthorized = (): Reply =>
  no(401, 'UNAUTHORIZED', 'Missing or invalid API key. Send both x-api-key and x-api-secret headers.');

/** Partner v2 under `/v2`: every request carries the key pair. */
export function partnerV2Routes(deps: ApiDeps): Route[] {
  const { desk, now, account } = deps;
  const draftOf = (id: string) => desk.drafts().find((draft) => draft.id === id);
  const bookingAnswer = (booked: Booked): Reply => {
    if (booked.ok) return done(bookingView(booked.shipment, deps.baseUrl()));
    return no(400, booked.reach ? 'NO_SERVICEABLE_COURIER' : 'VALIDATION_FAILED', booked.message);
  };

  async function withOrder(body: unknown, then: (order: CreateBody) => Promise<Reply>): Promise<Reply> {
    const order = readPartnerBody(body);
    return order.ok ? then(order.value) : invalid(order.message);
  }

  /** Newest first; all of them, or those of `order_number`. */
  function orders(): { number: number; orderNumber: string; view: object }[] {
    const drafts = desk.drafts().filter(({ status }) => status !== 'booked');
    return [
      ...drafts.map((one) => ({
        number: one.number,
        orderNumber: one.order.order_number,
        view: draftView(one),
      })),
      ...desk.shipments().map((one) => ({
        number: one.shipment_id,
        orderNumber: one.order.order_number,
        view: orderView(one),
      })),
    ].sort((a, b) => b.number - a.number);
  }

  function list({ query }: SandboxRequest): Reply {
    const requestedNumber = query.get('order_number');
    const limit = Math.min(Number(query.get('limit')) || PAGE, PAGE);
    const page = Math.max(Number(query.get('page')) || 1, 1);
    const found = orders().filter(
      ({ orderNumber }) => requestedNumber === null || orderNumber === requestedNumber,
    );
    const views = found.slice((page - 1) * limit, page * limit).map(({ view }) => view);
    const totalPages = Math.max(1, Math.ceil(found.length / limit));
    return done(views, 200, { pagination: { page, limit, totalPages } });
  }

  async function book({ body }: SandboxRequest): Promise<Reply> {
    const draft = draftOf(textOf(body, 'order_id'));
    if (!draft) return no(404, 'NOT_FOUND', `No order ${textOf(body, 'order_id')}.`);
    if (draft.status !== 'created') return notBookable(draft);
    return bookingAnswer(await desk.bookDraft(draft, textOf(body, 'courier_id')));
  }

  async function cancelOrder(id: string): Promise<Reply> {
    const draft = draftOf(id);
    if (!draft) return no(404, 'NOT_FOUND', `No order ${id}.`);
    if (draft.status === 'created') return done(draftView(await desk.dropDraft(draft)));
    return invalid(`Order cannot be cancelled - current status is "${draft.status}".`);
  }

  async function createAndBook({ body }: SandboxRequest): Promise<Reply> {
    return withOrder(body, async (order) => {
      const draft = await desk.draft(order);
      const booked = await desk.bookDraft(draft, textOf(body, 'courier_id'));
      if (!booked.ok) return bookingAnswer(booked);
      return done({ order: draftView(draft), booking: bookingView(booked.shipment, deps.baseUrl()) }, 201);
    });
  }

  /** One file with the labels of orders or AWB numbers; only booked parcels have one. */
  function labels({ body }: SandboxRequest): Reply {
    const ids = textsOf(body, 'ids');
    const booked = desk
      .shipments()
      .filter(({ id, shipment_id }) => ids.includes(id) || ids.includes(`ORD-${String(shipment_id)}`))
      .filter(({ status }) => status !== 'cancelled');
    if (booked.length === 0) return no(404, 'NOT_FOUND', 'No booked order among these.');
    const awbs = booked.map(({ id }) => id);
    return done({ label_url: `${deps.baseUrl()}/labels/${awbs.join('+')}`, awbs });
  }

  async function manifest({ body }: SandboxRequest): Promise<Reply> {
    const manifested = await desk.manifest(textsOf(body, 'awbs'));
    if (!manifested) return no(404, 'NOT_FOUND', 'No shipment found for one of the AWB numbers.');
    const awbs = manifested.map(({ id }) => id);
    return done({ manifest_url: `${deps.baseUrl()}/manifests/${awbs.join('+')}`, awbs });
  }

  async function cancel({ body }: SandboxRequest): Promise<Reply> {
    const awb = textOf(body, 'awb');
    if (!desk.get(awb)) return no(404, 'NOT_FOUND', `No shipment found for AWB ${awb}.`);
    const cancelled = await desk.cancel(awb);
    if (!cancelled.ok) return invalid(cancelled.message);
    if (cancelled.was) return invalid('The shipment is already cancelled.');
    return done({
      order_id: `ORD-${String(cancelled.shipment.shipment_id)}`,
      awb,
      order_status: 'cancelled',
    });
  }

  /** Takes all actions of a call or none. */
  async function ndr({ body }: SandboxRequest): Promise<Reply> {
    const actions = readActions((body as { actions?: unknown } | null | undefined)?.actions);
    if (actions.length === 0) return invalid('actions must be a list.');
    const failed = (await desk.act(actions)).find((one) => !one.ok);
    return failed && !failed.ok ? no(409, 'NDR_REFUSED', failed.message) : done({ taken: actions.length });
  }

  function tracking(awb: string): Reply {
    const shipment = desk.get(awb);
    return shipment
      ? done(trackingView(shipment))
      : no(404, 'NOT_FOUND', `No shipment found for AWB ${awb}.`);
  }

  const create = ({ body }: SandboxRequest) =>
    withOrder(body, async (order) => done(draftView(await desk.draft(order)), 201));

  return keyed(account, [
    { method: 'POST', path: '/v2/serviceability', handle: ({ body }) => serviceability(body, now()) },
    { method: 'POST', path: '/v2/orders', handle: create },
    { method: 'GET', path: '/v2/orders', handle: list },
    { method: 'POST', path: '/v2/orders/:id/cancel', handle: (_, { id = '' }) => cancelOrder(id) },
    { method: 'POST', path: '/v2/shipments', handle: createAndBook },
    { method: 'POST', path: '/v2/shipments/book', handle: book },
    { method: 'POST', path: '/v2/shipments/labels', handle: labels },
    { method: 'POST', path: '/v2/shipments/manifest', handle: manifest },
    { method: 'POST', path: '/v2/shipments/cancel', handle: cancel },
    { method: 'POST', path: '/v2/ndr/action', handle: ndr },
    { method: 'GET', path: '/v2/tracking/:awb', handle: (_, { awb = '' }) => tracking(awb) },
  ]);
}

const notBookable = ({ status }: Draft): Reply =>
  invalid(
    `Order cannot be booked - current status is "${status}". Only orders in "created" status can be booked.`,
  );

function keyed({ apiKey, apiSecret }: Account, routes: Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    handle: (request, params) => {
      const { 'x-api-key': key = '', 'x-api-secret': secret = '' } = request.headers;
      const known = sameText(String(key), apiKey) && sameText(String(secret), apiSecret);
      return known ? route.handle(request, params) : partnerUnauthorized();
    },
  }));
}

/** Grams and paise. No courier for the destination gives an empty list, not an error. */
function serviceability(body: unknown, now: Date): Reply {
  const question = readBody(body, (input) => {
    const fields = object(input, 'Serviceability');
    const packages = entries(fields, 'packages', 'Packages', 'Package');
    shaped(fields, 'pickupPincode', 'Pickup Pincode', /^\d{6}$/, 'exactly 6 digits');
    positive(fields, 'orderValuePaise', 'Order Value');
    return {
      destination: shaped(fields, 'deliveryPincode', 'Delivery Pincode', /^\d{6}$/, 'exactly 6 digits'),
      paymentType: oneOf(fields, 'paymentMode', 'Payment Mode', ['cod', 'prepaid']),
      amount: amount(fields, 'orderValuePaise', 'Order Value') / PAISE,
      weightGrams: packages.reduce((sum, one) => sum + positive(one, 'weight', 'Weight'), 0),
    };
  });
  if (!question.ok) return invalid(question.message);
  const { destination, paymentType } = question.value;
  const available = quotes(question.value, now).map((quote) => ({
    courierId: quote.id,
    courierName: quote.name,
    tatDays: quote.estimated_delivery_days,
    result: {
      chargeableGrams: quote.chargeable_weight,
      shippingChargesPaise: quote.freight_charges * PAISE,
      codChargesPaise: quote.cod_charges * PAISE,
      totalPaise: quote.total_charges * PAISE,
    },
  }));
  const reason = reach(destination) === 'none' ? 'NOT_SERVICEABLE' : 'NO_COD_SERVICE';
  const excluded = available.length === 0 ? [{ courierId: '1', reason }] : [];
  return done({ deliveryPincode: destination, paymentMode: paymentType, available, excluded });
}
