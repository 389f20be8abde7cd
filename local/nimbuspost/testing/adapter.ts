import { type Courier, type Parcel } from '../../../functions/src/gateways/courier';
import { openNimbusPost, type DialectName } from '../../../functions/src/gateways/nimbuspost';
import { openInbox } from '../../sandbox/testing/inbox';
import { type shipmentData } from '../booking';
import { startNimbusPost } from '../index';
import { type Draft } from '../types';

export const ACCOUNT = {
  email: 'shop@x.example',
  password: 'pass-of-v1',
  apiKey: 'key-of-v2',
  apiSecret: 'pass-of-v2',
};
export const SECRETS = [ACCOUNT.password, ACCOUNT.apiSecret, ACCOUNT.apiKey];
/** The signing key of webhooks. */
export const HOOKS = 'secret-of-hooks';

export const patience = (ms = 5000) => AbortSignal.timeout(ms);

/** The sandbox over HTTP, and the shop's own adapters to it. */
export async function openAdapterBench() {
  const inbox = await openInbox();
  const sandbox = await startNimbusPost({
    port: 0,
    dataDir: null,
    webhookUrl: inbox.url,
    webhookSecret: HOOKS,
    ...ACCOUNT,
  });
  const control = async (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${sandbox.url}/__sandbox${path}`, init)).json() as Promise<Record<string, unknown>>;
  };

  return {
    url: sandbox.url,
    inbox,
    mode: (name: string, more: object = {}) => control('/mode', { mode: name, ...more }),
    advance: (awb: string, status: string, message = '') =>
      control(`/shipments/${awb}/advance`, { status, message }),
    async parcelsOf(orderNumber: string) {
      const all = (await control('/shipments')) as { shipments: ReturnType<typeof shipmentData>[] };
      return all.shipments.filter(({ order_number }) => order_number === orderNumber);
    },
    async draftsOf(orderNumber: string) {
      const all = (await control('/shipments')) as { drafts: Draft[] };
      return all.drafts.filter(({ order }) => order.order_number === orderNumber);
    },
    open(dialect: DialectName, change: Partial<typeof ACCOUNT> = {}): Courier {
      const account = { ...ACCOUNT, ...change };
      const secret = dialect === 'partner-v2' ? account.apiSecret : account.password;
      return openNimbusPost(dialect, {
        baseUrl: sandbox.url,
        account: () => ({ ...account, secret }),
        pickup: { warehouse: 'Main', pincode: '560025' },
        courierId: '1',
        now: Date.now,
      });
    },
    async close() {
      await sandbox.close();
      await inbox.close();
    },
  };
}

export type AdapterBench = Awaited<ReturnType<typeof openAdapterBench>>;

let count = 0;

/** A parcel of an order of its own. */
export function parcel(change: Partial<Parcel> & { pincode?: string } = {}): Parcel {
  const { pincode = '560001', ...rest } = change;
  count += 1;
  return {
    orderNumber: `GLM-${String(count)}`,
    payment: 'cod',
    amount: 370,
    shippingCharges: 70,
    discount: 0,
    box: { length: 15, breadth: 10, height: 10, weight: 1000 },
    consignee: {
      name: 'Asha Rao',
      phone: '9876543210',
      address: '12 MG Road',
      address2: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode,
    },
    items: [{ name: 'Rose mist', sku: 'RM', quantity: 1, price: 300 }],
    invoice: { date: '2026-11-21', hsn: '3304', taxRate: 0 },
    ...rest,
  };
}
