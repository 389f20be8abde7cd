import { startRazorpay, type RazorpayOptions } from '../index';

export const KEYS = { keyId: 'rzp_test_1', keySecret: 'key-secret', webhookSecret: 'hook-secret' };

export interface Answer {
  code: number;
  headers: Headers;
  json: Record<string, unknown>;
}

/** A sandbox on a free port and a client of it. */
export async function openRazorpay(options: Partial<RazorpayOptions> = {}) {
  const server = await startRazorpay({ port: 0, dataDir: null, webhookUrl: null, ...KEYS, ...options });
  const basic = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: basic, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return { code: response.status, headers: response.headers, json } satisfies Answer;
  }

  return {
    server,
    send,
    async order(body: Record<string, unknown> = {}) {
      const made = await send('POST', '/v1/orders', { amount: 44_900, currency: 'INR', ...body });
      return String(made.json['id']);
    },
    pay: (order: string, body: unknown) => send('POST', `/__sandbox/orders/${order}/pay`, body),
  };
}
