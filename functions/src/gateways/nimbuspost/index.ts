import type { Courier } from '../courier';
import { b2bCargo } from './b2bCargo';
import { b2cV1 } from './b2cV1';
import { partnerV2 } from './partnerV2';
import type { NimbusPostSettings } from './settings';

interface Dialect {
  speak: (settings: NimbusPostSettings) => Courier;
  baseUrl: string;
  /** How its accounts sign webhooks, unless they are told otherwise. */
  webhookHeader: string;
}

/** NimbusPost's APIs, by the setting NIMBUSPOST_DIALECT. */
const DIALECTS = {
  'b2c-v1': { speak: b2cV1, baseUrl: 'https://api.nimbuspost.com', webhookHeader: 'X-Hmac-SHA256' },
  'b2b-cargo': { speak: b2bCargo, baseUrl: 'https://ship.nimbuspost.com', webhookHeader: 'X-Hmac-SHA256' },
  'partner-v2': {
    speak: partnerV2,
    baseUrl: 'https://api-v2.nimbuspost.com',
    webhookHeader: 'x-nimbus-signature',
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

/** Milliseconds that one question to NimbusPost may take. */
const TIMEOUT = 8000;

/** The dialect that is set; throws on a name that is none. */
export function dialectNamed(name: string): Dialect {
  if (Object.hasOwn(DIALECTS, name)) return DIALECTS[name as DialectName];
  throw new Error(`NIMBUSPOST_DIALECT is ${name}; it must be one of ${Object.keys(DIALECTS).join(', ')}`);
}

/** NimbusPost in one of its dialects; every question is given up after eight seconds. `baseUrl` is empty for NimbusPost itself. */
export function openNimbusPost(name: string, settings: NimbusPostSettings): Courier {
  const dialect = dialectNamed(name);
  const courier = dialect.speak({ ...settings, baseUrl: settings.baseUrl || dialect.baseUrl });
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
