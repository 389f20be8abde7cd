import { type Order, type Payment, type PaymentLink, type Refund } from '../../../razorpay/types';

/** Posts JSON to a sandbox's controls and returns the answer. */
export async function command(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The checkout's result, which the page posts to verify-payment. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Razorpay's page size. */
const PAGE = 100;

/** Razorpay's sandbox through its controls and its API. It sends no webhooks; the tests send them. */
export function paymentSandbox(url: string, key: { keyId: string; keySecret: string }) {
  const authorization = `Basic ${Buffer.from(`${key.keyId}:${key.keySecret}`).toString('base64')}`;
  const get = async <T>(path: string): Promise<T> =>
    (await fetch(url + path, { headers: { authorization } })).json() as Promise<T>;

  const payments = async () => (await get<{ payments: Payment[] }>('/__sandbox/payments')).payments;
  const refunds = async () => {
    const all: Refund[] = [];
    for (let page = PAGE; page === PAGE;) {
      const { items } = await get<{ items: Refund[] }>(`/v1/refunds?count=${PAGE}&skip=${all.length}`);
      all.push(...items);
      page = items.length;
    }
    return all;
  };

  return {
    payments,
    refunds,
    refundsOf: async (paymentId: string) =>
      (await refunds()).filter(({ payment_id }) => payment_id === paymentId),
    mode: (mode: string, more: object = {}) =>
      command(`${url}/__sandbox/mode`, { mode, webhook: 'never', ...more }),
    /** A shopper pays, or fails to, in the checkout. */
    pay: (orderId: string, outcome: 'captured' | 'authorized' | 'failed' = 'captured') =>
      command(`${url}/__sandbox/orders/${orderId}/pay`, {
        outcome,
        webhook: 'never',
      }) as Promise<CheckoutResult>,
    /** Refunds a payment at Razorpay itself: everything left, or this many paise. */
    async refund(paymentId: string, amount?: number): Promise<Refund> {
      const headers = { authorization, 'content-type': 'application/json' };
      const path = `${url}/v1/payments/${paymentId}/refund`;
      return (
        await fetch(path, { method: 'POST', headers, body: JSON.stringify({ amount }) })
      ).json() as Promise<Refund>;
    },
    /** Razorpay itself gives back a payment that nobody captured. */
    autoRefund: (paymentId: string) =>
      command(`${url}/__sandbox/payments/${paymentId}/auto-refund`, {}) as Promise<Refund>,
    /** The payment link with this reference, as it stands now. */
    async link(reference: string): Promise<PaymentLink | undefined> {
      const path = `/v1/payment_links?reference_id=${reference}`;
      return (await get<{ payment_links: PaymentLink[] }>(path)).payment_links[0];
    },
    /** A customer pays on the page of a link; `more` is a second time, or another amount. */
    payLink: (id: string, more: object = {}) =>
      command(`${url}/__sandbox/links/${id}/pay`, {
        outcome: 'captured',
        webhook: 'never',
        ...more,
      }) as Promise<CheckoutResult>,
    orders: async () => (await get<{ orders: Order[] }>('/__sandbox/orders')).orders,
  };
}
