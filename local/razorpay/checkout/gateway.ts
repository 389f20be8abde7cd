import { type CheckoutOptions, type Failure, type Success } from './options';

export type PayResult =
  | { kind: 'success'; result: Success }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'refused'; message: string };

export interface OpenOrder {
  id: string;
  /** Paise. */
  amount_due: number;
  status: string;
}

/** The sandbox as the form sees it. */
export interface Gateway {
  order(): Promise<OpenOrder | null>;
  pay(outcome: 'captured' | 'failed', webhook: 'now' | 'late'): Promise<PayResult>;
}

const UNREACHABLE = 'The test payment provider does not answer.';

export function createGateway(baseUrl: string, options: CheckoutOptions): Gateway {
  const path = `${baseUrl}/__sandbox/orders/${encodeURIComponent(options.order_id)}`;
  return {
    async order() {
      const response = await fetch(path).catch(() => null);
      return response?.ok ? ((await response.json()) as OpenOrder) : null;
    },
    async pay(outcome, webhook) {
      const { email, contact, method } = options.prefill ?? {};
      const response = await fetch(`${path}/pay`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome, webhook, key: options.key, email, contact, method }),
      }).catch(() => null);
      if (!response) return { kind: 'refused', message: UNREACHABLE };
      const answer = (await response.json()) as Success | Failure;
      if (!('error' in answer)) return { kind: 'success', result: answer };
      return response.ok
        ? { kind: 'failed', failure: answer }
        : { kind: 'refused', message: answer.error.description };
    },
  };
}
