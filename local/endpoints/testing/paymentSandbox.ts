import { type Order, type Payment, type Refund } from '../../razorpay/types';

/** Posts JSON to a sandbox's controls and answers what they say. */
export async function tell(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** What the checkout hands to the shop's page, as it is posted on to verify-payment. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** As many as Razorpay lists at once. */
const PAGE = 100;

/** Razorpay's sandbox through its controls and its API. No webhook is sent by itself: the tests send their own. */
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
    mode: (mode: string, more: object = {}) =>
      tell(`${url}/__sandbox/mode`, { mode, webhook: 'never', ...more }),
    /** A shopper pays, or fails to, in the checkout. */
    pay: (orderId: string, outcome: 'captured' | 'authorized' | 'failed' = 'captured') =>
      tell(`${url}/__sandbox/orders/${orderId}/pay`, {
        outcome,
        webhook: 'never',
      }) as Promise<CheckoutResult>,
    /** Somebody gives a payment back at Razorpay itself: all that is left, or so many paise. */
    async refund(paymentId: string, amount?: number): Promise<Refund> {
      const headers = { authorization, 'content-type': 'application/json' };
      const path = `${url}/v1/payments/${paymentId}/refund`;
      return (
        await fetch(path, { method: 'POST', headers, body: JSON.stringify({ amount }) })
      ).json() as Promise<Refund>;
    },
    orders: async () => (await get<{ orders: Order[] }>('/__sandbox/orders')).orders,
  };
}
