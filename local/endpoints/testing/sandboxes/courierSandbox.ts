import { noCourier } from '../../../../functions/src/gateways/noCourier';
import { type Courier } from '../../../../functions/src/gateways/courier';
import {
  dialectNamed,
  openNimbusPost,
  type DialectName,
} from '../../../../functions/src/gateways/nimbuspost';
import { startNimbusPost } from '../../../nimbuspost';
import { type Consignee, type NdrAction } from '../../../nimbuspost/types';
import { command } from './paymentSandbox';

const ACCOUNT = {
  email: 'courier@shop.example',
  password: 'secret-of-the-courier',
  apiKey: 'key-of-the-courier',
  apiSecret: 'other-secret-of-the-courier',
};
/** The secret of the courier's webhooks. */
export const WEBHOOK_SECRET = 'secret-of-the-webhooks';

/** Secrets that only the shop and the courier may know. */
export const COURIER_SECRETS = {
  'the courier’s password': ACCOUNT.password,
  'the secret of the courier’s key': ACCOUNT.apiSecret,
  'the secret of the courier’s webhooks': WEBHOOK_SECRET,
};

/** A parcel as the sandbox's controls show it. */
interface CourierParcel {
  order_number: string;
  awb_number: string;
  status: string;
  order: { consignee: Consignee };
  /** The shop's requests after failed attempts. */
  ndr: NdrAction[];
}

/** NimbusPost's sandbox and the shop's account, which uses B2C v1 until a test switches the dialect. */
export async function openCourierSandbox(now: () => number) {
  const nimbus = await startNimbusPost({
    port: 0,
    dataDir: null,
    webhookUrl: null,
    webhookSecret: WEBHOOK_SECRET,
    ...ACCOUNT,
  });
  const speaking = (dialect: DialectName): Courier =>
    openNimbusPost(dialect, {
      baseUrl: nimbus.url,
      account: () => ({
        email: ACCOUNT.email,
        apiKey: ACCOUNT.apiKey,
        secret: dialect === 'partner-v2' ? ACCOUNT.apiSecret : ACCOUNT.password,
      }),
      pickup: { warehouse: 'Main', pincode: '560025' },
      courierId: '1',
      now,
    });
  let dialect: DialectName = 'b2c-v1';
  let courier = speaking(dialect);

  return {
    url: nimbus.url,
    courier: () => courier,
    /** The settings of a functions process with this account. */
    environment: (of: DialectName) => ({
      NIMBUSPOST_DIALECT: of,
      NIMBUSPOST_ACCOUNT: of === 'partner-v2' ? ACCOUNT.apiKey : ACCOUNT.email,
      NIMBUSPOST_PASSWORD: of === 'partner-v2' ? ACCOUNT.apiSecret : ACCOUNT.password,
      NIMBUSPOST_WEBHOOK_SECRET: WEBHOOK_SECRET,
      NIMBUSPOST_COURIER_ID: of === 'b2b-cargo' ? '1' : '',
    }),
    signing: () => ({ header: dialectNamed(dialect).webhookHeader, secret: WEBHOOK_SECRET }),
    close: () => nimbus.close(),
    /** The controls for tests. */
    controls: {
      /** Switches the shop's account to this dialect. */
      speak(next: DialectName) {
        dialect = next;
        courier = speaking(next);
      },
      /** Leaves the shop without a courier, until it speaks again. */
      disconnect() {
        courier = noCourier;
      },
      courierMode: (mode: string, more: object = {}) =>
        command(`${nimbus.url}/__sandbox/mode`, { mode, ...more }),
      /** Has the courier handle the calls that `slow` makes wait. */
      releaseCourier: () => command(`${nimbus.url}/__sandbox/release`, {}),
      /** Moves a parcel at the courier; no webhook is sent. */
      parcelMoves: (awb: string, status: string, message = '') =>
        command(`${nimbus.url}/__sandbox/shipments/${awb}/advance`, { status, message }),
      /** Drafts of Partner v2. */
      async drafts(): Promise<{ status: string; order: { order_number: string } }[]> {
        const response = await fetch(`${nimbus.url}/__sandbox/shipments`);
        return ((await response.json()) as { drafts: [] }).drafts;
      },
      async shipments(): Promise<CourierParcel[]> {
        const response = await fetch(`${nimbus.url}/__sandbox/shipments`);
        return ((await response.json()) as { shipments: [] }).shipments;
      },
    },
  };
}
