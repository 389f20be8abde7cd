import { type CreateShipmentRequest } from '../../src/domain/contracts/orders/shipment';
import { type Product } from '../../src/domain/catalogue/catalogue';
import { type Order } from '../../src/domain/orders/order/order';
import {
  aliceAddress,
  cartLine,
  codBody,
  paymentBody,
  prepaidBody,
  product,
} from '../../local/endpoints/testing/documents/fixtures';
import { type CheckoutResult } from '../../local/endpoints/testing/sandboxes/paymentSandbox';
import { type Reply } from '../../local/endpoints/testing/calls/shopClient';
import { signedEvent } from '../../local/razorpay/events';
import { razorpayKeys } from '../../local/stack/settings';
import { type GatedShop } from './gated';

/** Milliseconds for which a shopper retries: locks of a dead process and a slow start take a while. */
const RETRY_LIMIT_MS = 40_000;
const PAUSE_MS = 400;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const isOk = (reply: Reply | null): boolean => reply?.status === 200;

/** Seeds the shop with this many units of each product. Returns a function that hands out unused products. */
export async function seedProducts(shop: GatedShop, things: number, units = 3): Promise<() => Product> {
  const products = Array.from({ length: things }, (_, n) => product(`thing-${n}`, { units }));
  await shop.seed({ products });
  return () => {
    const next = products.pop();
    if (!next) throw new Error('No product is left');
    return next;
  };
}

/** A shopper who buys one unit: what the browser sends, and the result. */
export async function newPurchase(shop: GatedShop, thing: Product) {
  const as = shop.buyer();
  const orderId = `GLM${as.replace(/\D/g, '').padStart(6, '0')}`;
  const items = [cartLine(thing)];
  // Buyers with one phone number would queue for its record.
  const phone = `9${as.replace(/\D/g, '').padStart(9, '0')}`;
  const address = { ...aliceAddress, phone };
  await shop.db.doc(`users/${as}`).set({ userId: as, address: [address] });
  let razorpayOrderId = '';
  let result: CheckoutResult | null = null;
  const book = (body: CreateShipmentRequest) =>
    shop.press('/api/nimbus/create-shipment', { body: { ...body, consignee_phone: phone }, as });

  const purchase = {
    as,
    orderId,
    sku: thing.sku,
    get paymentId() {
      return result?.razorpay_payment_id ?? '';
    },
    get razorpayOrderId() {
      return razorpayOrderId;
    },
    /** The order as it stands; null when there is none. */
    order: async () => ((await shop.db.doc(`orders/${orderId}`).get()).data() as Order | undefined) ?? null,
    /** Presses "Place order" with cash on delivery. */
    cod: () => book(codBody(orderId, items)),
    /** Switches to cash on delivery after the payment began. */
    cashInstead: () => book(codBody(`${orderId}c`, items)),
    /** Presses "Pay". */
    async begin(): Promise<Reply | null> {
      const body = paymentBody(orderId, items, { address });
      const reply = await shop.press('/api/payment/create-order', { body, as });
      if (reply?.status === 200) razorpayOrderId = reply.body['id'] as string;
      return reply;
    },
    /** Presses "Pay" until Razorpay's checkout opens, as a shopper does whom a busy shop asks to try again. */
    async open(): Promise<void> {
      await untilDone(() => purchase.begin());
    },
    /** Pays in Razorpay's checkout; no webhook is sent. */
    async pay(outcome: 'captured' | 'authorized' = 'captured'): Promise<void> {
      if (!razorpayOrderId) throw new Error(`${orderId} has no order at Razorpay to pay`);
      result = await shop.razorpay.pay(razorpayOrderId, outcome);
    },
    verify: () => shop.press('/api/payment/verify-payment', { body: result, as }),
    ship: () => book(prepaidBody(orderId, items)),
    cancel: () => shop.press(`/api/orders/${orderId}/cancel`, { body: {}, as }),
    /** Razorpay's webhook about the payment, signed or forged. */
    async webhook(
      event: 'payment.captured' | 'payment.authorized' | 'order.paid' = 'payment.captured',
      secret: string = razorpayKeys.webhookSecret,
    ) {
      const payment = (await shop.razorpay.payments()).find(({ id }) => id === purchase.paymentId);
      if (!payment) throw new Error(`${orderId} has not been paid`);
      return signedEvent(event, { payment }, secret, Math.floor(Date.now() / 1000));
    },
  };
  return purchase;
}

export type Purchase = Awaited<ReturnType<typeof newPurchase>>;

/** Sends a webhook of Razorpay's. */
export function sendWebhook(
  shop: GatedShop,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<Reply | null> {
  return shop.press('/api/payment/webhook', { raw: body, headers, key: null });
}

/** Retries like a shopper who saw a failure. Returns the last reply. */
export async function untilDone(press: () => Promise<Reply | null>): Promise<Reply | null> {
  const until = performance.now() + RETRY_LIMIT_MS;
  let reply = await press();
  while (!isOk(reply) && performance.now() < until) {
    await pause(PAUSE_MS);
    reply = await press();
  }
  return reply;
}
