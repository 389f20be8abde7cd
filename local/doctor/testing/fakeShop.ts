import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { store } from '@/domain/store';
import { serve, type Server } from './serve';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}
/** By path; a page may answer differently depending on the request. */
export type Answers = Record<string, Answer | ((req: IncomingMessage) => Answer)>;

const STYLE = 'body{margin:0}';
const hash = createHash('sha256').update(STYLE).digest('base64');
export const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${hash}'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
export const PAGE_HEADERS = {
  'content-type': 'text/html',
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
export const page = {
  headers: PAGE_HEADERS,
  body: `<!doctype html><style>${STYLE}</style><script src="/assets/main.js"></script>`,
};
export const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const ME = '198.51.100.7';
const refused: Answer = { ...json({ success: false, code: 'unauthenticated' }), status: 401 };

/** A caller's X-Forwarded-For behind one proxy. */
export const connection = (counted: (forged: string | undefined) => string) => (req: IncomingMessage) => {
  const forged = req.headers['x-forwarded-for'] as string | undefined;
  const fastlyClientIp = req.headers['fastly-client-ip'] ?? null;
  const forwardedFor = [...(forged === undefined ? [] : [forged]), ME];
  return json({ forwardedFor, fastlyClientIp, counted: counted(forged) });
};

const soundShop: Answers = {
  '/': page,
  '/products': page,
  '/profile': page,
  '/admin': page,
  '/robots.txt': { body: 'User-agent: *\nDisallow: /admin' },
  '/sitemap.xml': { body: '<urlset></urlset>' },
  '/sw.js': { headers: { 'cache-control': 'no-cache' } },
  '/manifest.webmanifest': json({}),
  '/assets/main.js': { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  '/api/payment/webhook': refused,
  '/api/nimbus/webhook': refused,
  '/api/payment/config': (req) =>
    req.headers['x-api-key'] === store.apiKey ? json({ online: true, test: false }) : refused,
  '/api/admin/activity': refused,
  '/api/admin/dashboard': refused,
  '/api/admin/orders': refused,
  '/api/catalogue': json({ products: [{}] }),
  '/__/auth/iframe': {},
  '/__/auth/handler': {},
  '/api/connection': connection(() => ME),
};

/** A healthy shop, except for the given answers. */
export function fakeShop(faults: Answers = {}): Promise<Server> {
  const answers: Answers = { ...soundShop, ...faults };
  return serve((req, res) => {
    const found = answers[req.url ?? ''] ?? { status: 404 };
    const { status = 200, headers = {}, body = '' } = typeof found === 'function' ? found(req) : found;
    res.writeHead(status, headers).end(body);
  });
}
