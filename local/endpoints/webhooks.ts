import { hmac } from '../sandbox/signing';
import { type EventName, signedEvent } from '../razorpay/events';
import { type Payment, type Refund } from '../razorpay/types';
import { RAZORPAY, WEBHOOK_SECRET, type Reply, type TestShop } from './testShop';

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

type Entities = { payment?: Payment; refund?: Refund };

/** Razorpay's word, signed as Razorpay signs it. The same webhook sent twice is the same event. */
export function webhook(
  event: EventName | 'refund.failed',
  entities: Entities,
  secret: string = RAZORPAY.webhookSecret,
): Webhook {
  return signedEvent(event as EventName, entities, secret, Math.floor(Date.now() / 1000));
}

export function send(shop: TestShop, { body, headers }: Webhook): Promise<Reply> {
  return shop.call('/api/payment/webhook', { key: null, raw: body, headers });
}

/** All that Razorpay sends when a payment goes through, as its payments stand now. */
export async function webhooksOf(shop: TestShop, paymentId: string): Promise<Webhook[]> {
  const payment = (await shop.razorpay.payments()).find(({ id }) => id === paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const authorized: Payment = { ...payment, status: 'authorized', captured: false };
  return [
    webhook('payment.authorized', { payment: authorized }),
    webhook('payment.captured', { payment }),
    webhook('order.paid', { payment }),
  ];
}

/** NimbusPost's word of where a parcel is, signed as NimbusPost signs it. */
export function sendTracking(shop: TestShop, awb: string, status: string): Promise<Reply> {
  const raw = JSON.stringify({ awb_number: awb, status });
  const headers = { 'x-hmac-sha256': hmac(WEBHOOK_SECRET, raw, 'base64') };
  return shop.call('/api/nimbus/webhook', { key: null, raw, headers });
}
