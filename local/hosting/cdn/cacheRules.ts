import { type IncomingHttpHeaders } from 'node:http';

/** An answer of a function, read whole. */
export interface OriginAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Milliseconds for which a shared cache may serve an answer: first as it is, then while it fetches the next one. */
export interface Lifetime {
  freshMs: number;
  staleMs: number;
}

/** Statuses that a cache may store (RFC 9110, section 15.1), without partial content. */
const CACHEABLE = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);

/** Whether a shared cache may answer: never for requests with credentials or ranges. */
export function isSharedRequest(
  method: string | undefined,
  { authorization, range }: IncomingHttpHeaders,
): boolean {
  return (method === 'GET' || method === 'HEAD') && authorization === undefined && range === undefined;
}

function readDirectives(cacheControl: string | undefined): Map<string, string> {
  const parts = (cacheControl ?? '').toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
}

function secondsOf(directives: Map<string, string>, name: string): number | null {
  const value = directives.get(name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : null;
}

/** Request headers that Hosting adds to the `Vary` of every answer of a function (nitrojs/nitro#1680). */
const ALWAYS_VARIES = ['cookie', 'need-authorization', 'x-fh-requested-host', 'accept-encoding'];

/** Names of the request headers that an answer depends on. */
export function varyNames({ vary }: IncomingHttpHeaders): string[] {
  const names = (vary ?? '').toLowerCase().split(',');
  return [...new Set([...ALWAYS_VARIES, ...names.map((name) => name.trim())])].filter((name) => name !== '');
}

/**
 * The headers that Hosting passes on to a function: of the cookies `__session` alone, and of the encodings the best one,
 * as Fastly does, so that few variants are cached.
 */
export function headersForFunction({
  cookie,
  'accept-encoding': accepted,
  ...others
}: IncomingHttpHeaders): IncomingHttpHeaders {
  const session = (cookie ?? '').split(';').find((pair) => pair.trim().startsWith('__session='));
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(String(accepted)));
  return {
    ...others,
    ...(session === undefined ? {} : { cookie: session.trim() }),
    ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
  };
}

/** How long an answer may be served to others; null where it must not be stored. */
export function lifetimeOf({ status, headers }: Pick<OriginAnswer, 'status' | 'headers'>): Lifetime | null {
  if (!CACHEABLE.has(status) || headers['set-cookie'] !== undefined || varyNames(headers).includes('*'))
    return null;
  const directives = readDirectives(headers['cache-control']);
  if (['private', 'no-store', 'no-cache'].some((name) => directives.has(name))) return null;
  // Hosting treats an answer without `public` as private.
  if (!directives.has('public')) return null;
  const seconds = secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age') ?? 0;
  if (seconds === 0) return null;
  return { freshMs: seconds * 1000, staleMs: (secondsOf(directives, 'stale-while-revalidate') ?? 0) * 1000 };
}

/** Whether a request has the same values as another in the headers that an answer varies by. */
export function isSameVariant(
  names: readonly string[],
  a: IncomingHttpHeaders,
  b: IncomingHttpHeaders,
): boolean {
  return names.every((name) => String(a[name] ?? '') === String(b[name] ?? ''));
}

/** Whether the caller's copy is the one with this ETag; compression on the way may have marked the tag as weak. */
export function isKnownCopy(
  { 'if-none-match': known }: IncomingHttpHeaders,
  etag: string | undefined,
): boolean {
  if (known === undefined || etag === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => plain(tag) === plain(etag) || tag.trim() === '*');
}
