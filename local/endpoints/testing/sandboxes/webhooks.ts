import { type DialectName } from '../../../../functions/src/gateways/nimbuspost';
import { hmac } from '../../../sandbox/signing';
import { type EventName, signedEvent } from '../../../razorpay/events';
import { type Payment, type PaymentLink, type Refund } from '../../../razorpay/types';
import { WEBHOOK_SECRET } from './courierSandbox';
import { type Reply } from '../calls/shopClient';
import { RAZORPAY, type TestShop } from '../shops/testShop';

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

type Entities = { payment?: Payment; refund?: Refund; payment_link?: PaymentLink };

/** A webhook of Razorpay's with its signature. The same webhook sent twice is the same event. */
export function webhook(
  event: EventName | 'refund.failed' | 'payment.dispute.created',
  entities: Entities,
  secret: string = RAZORPAY.webhookSecret,
): Webhook {
  return signedEvent(event as EventName, entities, secret, Math.floor(Date.now() / 1000));
}

export function send(shop: TestShop, { body, headers }: Webhook): Promise<Reply> {
  return shop.call('/api/payment/webhook', { key: null, raw: body, headers });
}

/** A snapshot without the records of handled webhooks. */
export const withoutEvents = (documents: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(documents).filter(([path]) => !path.startsWith('webhookEvents/')));

/** All webhooks for a successful payment, with its current state. */
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

/** A tracking webhook in the format and with the signature of a dialect. */
export function signedWebhook(
  dialect: DialectName,
  awb: string,
  status: string,
  secret: string = WEBHOOK_SECRET,
  more: object = {},
): Webhook {
  if (dialect === 'partner-v2') {
    const body = JSON.stringify({ event: 'shipment.status', data: { awb, shipStatus: status, ...more } });
    return { body, headers: { 'x-nimbus-signature': hmac(secret, body, 'hex') } };
  }
  const body = JSON.stringify({ awb_number: awb, status, ...more });
  return { body, headers: { 'x-hmac-sha256': hmac(secret, body, 'base64') } };
}

/** The same in B2C v1, or the dialect of the shop's account; `message` is the courier's remark. */
export function sendTracking(
  shop: TestShop,
  awb: string,
  status: string,
  { message, dialect = 'b2c-v1' }: { message?: string; dialect?: DialectName } = {},
): Promise<Reply> {
  const more = message === undefined ? {} : { message };
  const { body, headers } = signedWebhook(dialect, awb, status, WEBHOOK_SECRET, more);
  return shop.call('/api/nimbus/webhook', { key: null, raw: body, headers });
}
