import { messages } from '../messages';
/** NimbusPost's answer, or why there is none. `sent` tells whether the courier may have acted on the request. */
export type Reply =
  | { kind: 'json'; status: number; body: Record<string, unknown> }
  | { kind: 'lost'; sent: boolean; problem: string };

export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Whether a bare list is an answer to this call; it is then read as the data of a success. */
  mayAnswerList?: true;
}

export const get = (path: string): HttpCall => ({ method: 'GET', path });
export const post = (path: string, body: unknown): HttpCall => ({ method: 'POST', path, body });

export type Transport = (call: HttpCall, signal: AbortSignal) => Promise<Reply>;

/** Characters that are parsed; far more than a day's tracking, and little enough for a provider's error page. */
const MAX_REPLY_LENGTH = 1024 * 1024;
/** Errors of a connection that never carried the request. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
]);

function lost(error: unknown): Reply {
  const cause = (error as { cause?: { code?: unknown } }).cause?.code;
  const code = typeof cause === 'string' ? cause : error instanceof Error ? error.name : 'unknown';
  return { kind: 'lost', sent: !NOT_SENT.has(code), problem: messages.courier.noAnswer(code) };
}

function asObject(text: string, { mayAnswerList }: HttpCall): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    if (mayAnswerList && Array.isArray(value)) return { status: true, data: value };
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Sends JSON over HTTP to one base URL; never throws for what the other side does. */
export function httpTransport(baseUrl: string): Transport {
  const root = baseUrl.replace(/\/+$/, '');
  return async (call, signal) => {
    const { method, path, headers: own, body } = call;
    const headers: Record<string, string> = { ...own, accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const payload = body === undefined ? null : JSON.stringify(body);
      const response = await fetch(root + path, {
        method,
        headers,
        body: payload,
        signal,
        redirect: 'error',
      });
      const text = (await response.text()).slice(0, MAX_REPLY_LENGTH);
      const json = asObject(text, call);
      if (json) return { kind: 'json', status: response.status, body: json };
      return { kind: 'lost', sent: true, problem: messages.courier.notJson(response.status) };
    } catch (error) {
      return lost(error);
    }
  };
}
