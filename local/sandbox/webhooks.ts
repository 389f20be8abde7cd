import { setTimeout as pause } from 'node:timers/promises';

/** A signed event, ready to send: the body is exactly the text that was signed. */
export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** One attempt: the receiver's status, or null when it could not be reached in time. */
  attempt(event: SignedEvent): Promise<number | null>;
  /** Sends in the background after `delayMs`, with backoff until a 2xx. */
  deliver(event: SignedEvent, delayMs?: number): void;
  /** Drops pending events and waits for those being sent. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 5_000;
const RETRY_PAUSES_MS = [1_000, 5_000, 20_000, 60_000];

/** A sender to `url`; with null every attempt returns null. */
export function createWebhookSender(url: string | null): WebhookSender {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  async function attempt({ headers, body }: SignedEvent): Promise<number | null> {
    if (url === null) return null;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        signal,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  async function persist(event: SignedEvent, delayMs: number): Promise<void> {
    for (const wait of [delayMs, ...RETRY_PAUSES_MS]) {
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      const status = await attempt(event);
      if (status !== null && status >= 200 && status < 300) return;
    }
  }

  return {
    attempt,
    deliver(event, delayMs = 0) {
      if (url === null) return;
      const task = persist(event, delayMs).finally(() => running.delete(task));
      running.add(task);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
