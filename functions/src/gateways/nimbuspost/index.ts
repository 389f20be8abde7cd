import type { Courier } from '../courier';
import { b2bCargo } from './b2bCargo';
import { b2cV1 } from './b2cV1';
import { partnerV2 } from './partnerV2';
import type { NimbusPostSettings } from './settings';

interface Dialect {
  open: (settings: NimbusPostSettings) => Courier;
  baseUrl: string;
  /** The header that its accounts sign webhooks with by default. */
  webhookHeader: string;
}

/** NimbusPost's APIs, by the setting NIMBUSPOST_DIALECT. */
const DIALECTS = {
  'b2c-v1': { open: b2cV1, baseUrl: 'https://api.nimbuspost.com', webhookHeader: 'X-Hmac-SHA256' },
  'b2b-cargo': { open: b2bCargo, baseUrl: 'https://ship.nimbuspost.com', webhookHeader: 'X-Hmac-SHA256' },
  'partner-v2': {
    open: partnerV2,
    baseUrl: 'https://api-v2.nimbuspost.com',
    webhookHeader: 'x-nimbus-signature',
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

/** Milliseconds that one request to NimbusPost may take. */
const TIMEOUT = 8000;

/** The configured dialect; throws on an unknown name. */
export function dialectNamed(name: string): Dialect {
  if (Object.hasOwn(DIALECTS, name)) return DIALECTS[name as DialectName];
  throw new Error(`NIMBUSPOST_DIALECT is ${name}; it must be one of ${Object.keys(DIALECTS).join(', ')}`);
}

/**
 * NimbusPost in one of its dialects; every request is given up after eight seconds. An empty `baseUrl` is NimbusPost
 * itself.
 */
export function openNimbusPost(name: string, settings: NimbusPostSettings): Courier {
  const dialect = dialectNamed(name);
  const courier = dialect.open({ ...settings, baseUrl: settings.baseUrl || dialect.baseUrl });
  const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  return {
    book: (parcel, signal) => courier.book(parcel, limited(signal)),
    find: (orderNumber, signal) => courier.find(orderNumber, limited(signal)),
    cancel: (awb, signal) => courier.cancel(awb, limited(signal)),
    discard: (orderNumber, signal) => courier.discard(orderNumber, limited(signal)),
    serviceability: (pincode, signal) => courier.serviceability(pincode, limited(signal)),
    track: (awb, signal) => courier.track(awb, limited(signal)),
  };
}
