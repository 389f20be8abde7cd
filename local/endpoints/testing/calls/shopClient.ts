export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer;
  // The body is untyped, because each test knows what it expects.
  body: Record<string, unknown>;
}

export interface Request {
  method?: string;
  as?: string | null;
  key?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string | Buffer;
  /** Aborts the call, as a page does when it is left. */
  signal?: AbortSignal;
}

export interface ShopAddress {
  /** The URL of an API path. */
  urlOf: (path: string) => string;
  apiKey: string;
  /** The token of a person, by name. */
  tokenOf: (name: string) => string;
  /** Called with every answer. */
  seen?: (reply: Reply, call: string) => void;
}

const payload = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

/** The shop's calls, as a browser makes them. */
export function shopClient({ urlOf, apiKey, tokenOf, seen }: ShopAddress) {
  async function call(path: string, request: Request = {}): Promise<Reply> {
    const { method = request.body === undefined && request.raw === undefined ? 'GET' : 'POST' } = request;
    const { as = null, key = apiKey, headers = {} } = request;
    const response = await fetch(urlOf(path), {
      method,
      headers: {
        ...(key === null ? {} : { 'x-api-key': key }),
        ...(as === null ? {} : { authorization: `Bearer ${tokenOf(as)}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: request.raw !== undefined ? Buffer.from(request.raw) : payload(request.body),
      signal: request.signal ?? null,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isFile = /^(application\/(pdf|xml)|image\/|text\/plain)/.test(
      response.headers.get('content-type') ?? '',
    );
    const text = isFile ? '' : bytes.toString();
    const reply = {
      bytes,
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
    seen?.(reply, `${method} ${path}`);
    return reply;
  }

  return {
    call,
    order: (body: unknown, as = 'alice') => call('/api/nimbus/create-shipment', { body, as }),
    pay: (body: unknown, as = 'alice') => call('/api/payment/create-order', { body, as }),
    verify: (body: unknown, as = 'alice') => call('/api/payment/verify-payment', { body, as }),
    cancel: (id: string, as = 'alice', body: unknown = {}) => call(`/api/orders/${id}/cancel`, { body, as }),
    requestReturn: (id: string, body: unknown = { reason: 'Damaged or leaking' }, as = 'alice') =>
      call(`/api/orders/${id}/return`, { body, as }),
    validate: (body: unknown, as: string | null = null) => call('/api/payment/validate-offer', { body, as }),
    /** A call to /api/admin/…, by Ada by default. */
    admin: (path: string, body: unknown = {}, as: string | null = 'ada') =>
      call(`/api/admin/${path}`, { body, as }),
  };
}
