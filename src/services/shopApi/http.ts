import { store } from '@/domain/store';

/** How a call of ours ended. `body` is parsed JSON, null where there was none. */
export type HttpOutcome = { kind: 'answered'; status: number; body: unknown } | { kind: 'network' };

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Whether the call is made in the shopper's name, where there is one. */
  asShopper?: boolean;
  timeoutMs: number;
}

export type Http = (request: HttpRequest) => Promise<HttpOutcome>;

/** Calls to `/api/…` with the shop's key; a timeout is a network failure like any other. */
export function createHttp(idToken: () => Promise<string | null>): Http {
  return async ({ method, path, body, asShopper = false, timeoutMs }) => {
    const headers: Record<string, string> = { 'x-api-key': store.apiKey };
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const token = asShopper ? await idToken() : null;
      if (token) headers.authorization = `Bearer ${token}`;
      const response = await fetch(path, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { kind: 'answered', status: response.status, body: parseJson(text) };
    } catch {
      return { kind: 'network' };
    }
  };
}

/** A proxy's HTML page in the place of an answer counts as no body. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
