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

/** The configured dialect; throws on an unknown name. */
export function dialectNamed(name: string): Dialect {
  if (Object.hasOwn(DIALECTS, name)) return DIALECTS[name as DialectName];
  throw new Error(`NIMBUSPOST_DIALECT is ${name}; it must be one of ${Object.keys(DIALECTS).join(', ')}`);
}

/** NimbusPost in one of its dialects. An empty `baseUrl` is NimbusPost's own. */
export function openNimbusPost(name: string, settings: NimbusPostSettings): Courier {
  const dialect = dialectNamed(name);
  return dialect.open({ ...settings, baseUrl: settings.baseUrl || dialect.baseUrl });
}
