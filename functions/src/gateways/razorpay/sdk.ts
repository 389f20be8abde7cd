import type Razorpay from 'razorpay';

export interface RazorpaySettings {
  keyId: string;
  keySecret: () => string;
  /** Without the /v1. */
  baseUrl: string;
  checkoutUrl: string;
  /** Milliseconds that one call may take. */
  timeout?: number;
}

/** Milliseconds for one call; payments/deadline.ts limits all calls of a request together. */
const TIMEOUT_MS = 8000;
/** A provider's error page must not fill our memory. */
const MAX_REPLY_BYTES = 1024 * 1024;

interface RequestConfig {
  signal?: AbortSignal;
}
interface FailedRequest {
  code?: string;
  response?: { status: number; data: unknown };
}

/** The used part of the SDK's axios instance, which its types leave out. */
interface HttpClient {
  defaults: {
    baseURL?: string;
    maxRedirects?: number;
    maxContentLength?: number;
    headers: { common: Record<string, string> };
  };
  interceptors: {
    request: { use: (before: (config: RequestConfig) => RequestConfig) => void };
    response: { use: (answered: undefined, failed: (error: FailedRequest) => Promise<never>) => void };
  };
}

/** The SDK reads `response.data.error` of every failure, also of those without a response or with another body. */
function giveShape(error: FailedRequest): Promise<never> {
  const data: unknown = error.response?.data;
  const known = typeof data === 'object' && data !== null && 'error' in data;
  if (!known) {
    const description = error.response ? 'no error that Razorpay gives' : (error.code ?? 'no answer');
    error.response = { status: error.response?.status ?? 0, data: { error: { description } } };
  }
  return Promise.reject(error);
}

/**
 * The official SDK, loaded when it is first needed, with a base URL, a timeout that also ends a trickling answer, no
 * redirects, extra headers, and a shape for failures without an answer.
 */
export async function openSdk(
  { keyId, keySecret, baseUrl, timeout = TIMEOUT_MS }: RazorpaySettings,
  headers: Record<string, string> = {},
): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const sdk = new Sdk({ key_id: keyId, key_secret: keySecret() });
  const { rq } = (sdk as unknown as { api: { rq: HttpClient } }).api;
  rq.defaults.baseURL = baseUrl.replace(/\/+$/, '');
  rq.defaults.maxRedirects = 0;
  rq.defaults.maxContentLength = MAX_REPLY_BYTES;
  Object.assign(rq.defaults.headers.common, headers);
  rq.interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(timeout) }));
  rq.interceptors.response.use(undefined, giveShape);
  return sdk;
}
