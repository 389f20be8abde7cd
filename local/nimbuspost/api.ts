import { json, type Reply } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { type Route } from '../sandbox/routes';
import { sameText } from '../sandbox/signing';
import { type Store } from '../sandbox/store';
import { book, nextNumber, shipmentData } from './booking';
import { quotes } from './couriers';
import { amount, InvalidField, object, positive, shaped, text } from './fields';
import { isAuthorized, issueToken } from './session';
import { trackingData, withStatus } from './tracking';
import { type NimbusTables, type PaymentType, type Shipment } from './types';

export interface ApiDeps {
  store: Store<NimbusTables>;
  baseUrl(): string;
  credentials: { email: string; password: string };
  tokenSecret: string;
  now(): Date;
}

const done = (data: unknown, message = ''): Reply => json(200, { status: true, data, message });
const refuse = (message: string): Reply => json(200, { status: false, message });

/** What the provider answers to a token it does not know. */
export const unauthorized = (): Reply => json(401, { status: false, message: 'Unauthorized' });

/** B2C v1 under `/v1`: answers are `{status, data, message}`, a refusal is `{status: false, message}`. */
export function apiRoutes(deps: ApiDeps): Route[] {
  const { store, now } = deps;
  let number = nextNumber(store.all('shipments'));
  const show = (shipment: Shipment) => shipmentData(shipment, deps.baseUrl());

  async function create({ body }: SandboxRequest): Promise<Reply> {
    const booked = book(body, number, now());
    if (!booked.ok) return refuse(booked.message);
    number += 1;
    await store.put({ table: 'shipments', record: booked.shipment });
    return done(show(booked.shipment), 'Shipment booked successfully.');
  }

  function find({ query }: SandboxRequest): Reply {
    const wanted = query.get('order_number');
    const found = store
      .all('shipments')
      .filter((one) => wanted === null || one.order.order_number === wanted);
    return done(found.reverse().slice(0, 100).map(show));
  }

  async function cancel({ body }: SandboxRequest): Promise<Reply> {
    const shipment = store.get('shipments', awbOf(body));
    if (!shipment) return refuse('Invalid AWB number.');
    if (shipment.status === 'cancelled') return done(show(shipment), 'Shipment is already cancelled.');
    if (!['booked', 'pending pickup'].includes(shipment.status)) {
      return refuse(`A shipment that is ${shipment.status} cannot be cancelled.`);
    }
    const cancelled = withStatus(shipment, 'cancelled', now());
    await store.put({ table: 'shipments', record: cancelled });
    return done(show(cancelled), 'Shipment cancelled successfully.');
  }

  async function manifest({ body }: SandboxRequest): Promise<Reply> {
    const shipments = awbList(body, 'awbs').map((awb) => store.get('shipments', awb));
    if (shipments.length === 0 || shipments.includes(undefined)) return refuse('Invalid AWB number.');
    const records = shipments.flatMap((one) => (one ? [{ ...one, manifested: true }] : []));
    await store.put(...records.map((record) => ({ table: 'shipments' as const, record })));
    return done(records.map(show), 'Manifest generated successfully.');
  }

  async function ndrAction({ body }: SandboxRequest): Promise<Reply> {
    const shipment = store.get('shipments', awbOf(body));
    if (shipment?.status !== 'exception') return refuse('No open delivery exception for this AWB number.');
    const returning = (body as { action?: unknown }).action === 'rto';
    const next = withStatus(shipment, returning ? 'rto' : 'in transit', now());
    await store.put({ table: 'shipments', record: next });
    return done(show(next), 'NDR action recorded.');
  }

  const track = (awb: string): Reply => {
    const shipment = store.get('shipments', awb);
    return shipment ? done(trackingData(shipment)) : refuse('Invalid AWB number.');
  };

  return [
    { method: 'POST', path: '/v1/users/login', handle: ({ body }) => login(body, deps) },
    ...guarded(deps, [
      { method: 'POST', path: '/v1/shipments', handle: create },
      { method: 'GET', path: '/v1/shipments', handle: find },
      { method: 'GET', path: '/v1/shipments/track/:awb', handle: (_, { awb = '' }) => track(awb) },
      {
        method: 'POST',
        path: '/v1/shipments/track/bulk',
        handle: ({ body }) =>
          done(
            awbList(body, 'awb')
              .flatMap((awb) => store.get('shipments', awb) ?? [])
              .map(trackingData),
          ),
      },
      { method: 'POST', path: '/v1/shipments/cancel', handle: cancel },
      { method: 'POST', path: '/v1/shipments/manifest', handle: manifest },
      {
        method: 'POST',
        path: '/v1/courier/serviceability',
        handle: ({ body }) => serviceability(body, now()),
      },
      {
        method: 'GET',
        path: '/v1/ndr',
        handle: () =>
          done(
            store
              .all('shipments')
              .filter((one) => one.status === 'exception')
              .map(trackingData),
          ),
      },
      { method: 'POST', path: '/v1/ndr', handle: ndrAction },
      { method: 'POST', path: '/v1/ndr/action', handle: ndrAction },
    ]),
  ];
}

function guarded(deps: ApiDeps, routes: Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    handle: (request, params) =>
      isAuthorized(request.headers.authorization, deps.tokenSecret, deps.now())
        ? route.handle(request, params)
        : unauthorized(),
  }));
}

function login(body: unknown, { credentials, tokenSecret, now }: ApiDeps): Reply {
  const { email = '', password = '' } = (body ?? {}) as Record<string, unknown>;
  const known =
    sameText(String(email), credentials.email) && sameText(String(password), credentials.password);
  if (!known) return json(401, { status: false, message: 'Invalid email or password.' });
  return json(200, { status: true, data: issueToken(credentials.email, tokenSecret, now()) });
}

function serviceability(body: unknown, now: Date): Reply {
  try {
    const fields = object(body, 'Serviceability');
    const paymentType: PaymentType =
      text(fields, 'payment_type', 'Payment Type') === 'cod' ? 'cod' : 'prepaid';
    shaped(fields, 'origin', 'Origin', /^\d{6}$/, 'exactly 6 digits');
    const destination = shaped(fields, 'destination', 'Destination', /^\d{6}$/, 'exactly 6 digits');
    const parcel = {
      destination,
      paymentType,
      amount: amount(fields, 'order_amount', 'Order Amount'),
      weightGrams: positive(fields, 'weight', 'Weight'),
    };
    return done(quotes(parcel, now));
  } catch (error) {
    if (error instanceof InvalidField) return refuse(error.message);
    throw error;
  }
}

function awbOf(body: unknown): string {
  return String((body as { awb?: unknown } | null | undefined)?.awb ?? '');
}

function awbList(body: unknown, key: 'awb' | 'awbs'): string[] {
  const list = (body as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(list) ? list.map(String) : [];
}
