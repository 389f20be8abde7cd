import { APP_CHECK_HEADER } from '@/domain/contracts/appCheck';
import { store } from '@/domain/store';
import { SESSION_ENDED } from '../auth/sessionEnd';
import type { AuthService } from '../auth/createAuthService';
import type { TokenAnswer } from '../auth/types';
import { sendBytes, type ByteUpload } from './sendBytes';
import { abortAfter } from '../browser/abortAfter';

// Defined by webpack's DefinePlugin: where App Check is off, the bundle has no code for it.
declare const __APP_CHECK_SITE_KEY__: string;

/**
 * The outcome of a call. `body` is parsed JSON, null without any; a Blob if a file was requested. `date` is the header
 * of a JSON answer: when the server gave it, also where a cache hands it on.
 */
export type HttpOutcome =
  { kind: 'answered'; status: number; body: unknown; date?: string | undefined } | { kind: 'network' };

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Whether the call carries the session's token, if there is one. */
  withToken?: boolean;
  timeoutMs: number;
  /** The MIME type of the requested file; a refusal is still JSON. */
  file?: string;
  /** Raw bytes to send instead of a body. */
  upload?: ByteUpload;
}

export type Http = (request: HttpRequest) => Promise<HttpOutcome>;

const NETWORK: HttpOutcome = { kind: 'network' };
/** The server's answer for a session that has ended. */
const ENDED: HttpOutcome = {
  kind: 'answered',
  status: 401,
  body: { success: false, code: 'session_ended', message: SESSION_ENDED },
};

async function send(request: HttpRequest, token: string | null, signal: AbortSignal): Promise<HttpOutcome> {
  const { method, path, body, file, upload } = request;
  const headers: Record<string, string> = { 'x-api-key': store.apiKey };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  try {
    if (__APP_CHECK_SITE_KEY__) {
      const { appCheckToken } = await import('../firebase/appCheckToken');
      const proof = await appCheckToken(signal);
      if (proof) headers[APP_CHECK_HEADER] = proof;
    }
    if (upload) {
      const { status, text } = await sendBytes(path, headers, upload, signal);
      return { kind: 'answered', status, body: parseJson(text) };
    }
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    if (file && response.ok && response.headers.get('content-type') === file) {
      return { kind: 'answered', status: response.status, body: await response.blob() };
    }
    const text = await response.text();
    const date = response.headers.get('date') ?? undefined;
    return { kind: 'answered', status: response.status, body: parseJson(text), date };
  } catch {
    return NETWORK;
  }
}

/** Waits for a token no longer than for the call itself. */
function withinTime(token: Promise<TokenAnswer>, signal: AbortSignal): Promise<TokenAnswer> {
  return new Promise((resolve, reject) => {
    token.then(resolve, reject);
    signal.addEventListener('abort', () => resolve({ kind: 'unreachable' }), { once: true });
  });
}

const isUnknownToken = (outcome: HttpOutcome) =>
  outcome.kind === 'answered' &&
  outcome.status === 401 &&
  (outcome.body as { code?: unknown } | null)?.code === 'unauthenticated';

/**
 * Calls `/api/…` with the shop's key; a timeout counts as a network failure. A refused token is renewed once; if that
 * is refused too, the session has ended.
 */
export function createHttp(session: Pick<AuthService, 'idToken' | 'endSession'>): Http {
  return async (request) => {
    const signal = abortAfter(request.timeoutMs);
    if (!request.withToken) return send(request, null, signal);
    const answer = await withinTime(session.idToken(), signal);
    if (answer.kind === 'nobody') return send(request, null, signal);
    if (answer.kind !== 'token') return answer.kind === 'ended' ? ENDED : NETWORK;
    const first = await send(request, answer.token, signal);
    if (!isUnknownToken(first)) return first;
    const renewed = await withinTime(session.idToken(true), signal);
    if (renewed.kind === 'unreachable') return NETWORK;
    const second = renewed.kind === 'token' ? await send(request, renewed.token, signal) : ENDED;
    if (!isUnknownToken(second)) return second;
    await session.endSession();
    return ENDED;
  };
}

/** A proxy's HTML page counts as no body. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
