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
const TIMEOUT_MS = 8000;

/** The configured dialect; throws on an unknown name. */
export function dialectNamed(name: string): Dialect {
  if (Object.hasOwn(DIALECTS, name)) return DIALECTS[name as DialectName];
  throw new Error(`NIMBUSPOST_DIALECT is ${name}; it must be one of ${Object.keys(DIALECTS).join(', ')}`);
}

/**
 * NimbusPost in one of its dialects; every request times out after eight seconds. An empty `baseUrl` is NimbusPost's own.
 */
export function openNimbusPost(name: string, settings: NimbusPostSettings): Courier {
  const dialect = dialectNamed(name);
  const courier = dialect.open({ ...settings, baseUrl: settings.baseUrl || dialect.baseUrl });
  const withTimeout = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return {
    book: (parcel, signal) => courier.book(parcel, withTimeout(signal)),
    bookReverse: (parcel, signal) => courier.bookReverse(parcel, withTimeout(signal)),
    find: (orderNumber, signal) => courier.find(orderNumber, withTimeout(signal)),
    cancel: (awb, signal) => courier.cancel(awb, withTimeout(signal)),
    discard: (orderNumber, signal) => courier.discard(orderNumber, withTimeout(signal)),
    pickup: (awbs, signal) => courier.pickup(awbs, withTimeout(signal)),
    labels: (awbs, signal) => courier.labels(awbs, withTimeout(signal)),
    answerUndelivered: (parcel, instruction, signal) =>
      courier.answerUndelivered(parcel, instruction, withTimeout(signal)),
    serviceability: (pincode, signal) => courier.serviceability(pincode, withTimeout(signal)),
    track: (awb, signal) => courier.track(awb, withTimeout(signal)),
  };
}
