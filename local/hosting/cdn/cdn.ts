import { type IncomingMessage, type ServerResponse } from 'node:http';
import { headersForFunction, isKnownCopy, isSharedRequest, varyNames } from './cacheRules';
import { CdnCache, type SharedAnswer } from './cdnCache';
import { fetchWhole, forward, respondUnreachable } from './proxy';

/** Hop-by-hop headers. */
const NOT_STORED = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function send(answer: SharedAnswer, req: IncomingMessage, res: ServerResponse): void {
  const { status, headers, body, ageSeconds, isHit } = answer;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_STORED.has(name)) res.setHeader(name, value);
  }
  res.setHeader('vary', varyNames(headers).join(', '));
  res.setHeader('x-cache', isHit ? 'HIT' : 'MISS');
  if (isHit) res.setHeader('age', String(ageSeconds));
  if (status === 200 && isKnownCopy(req.headers, headers.etag)) {
    for (const name of ['content-type', 'content-length', 'content-encoding']) res.removeHeader(name);
    res.writeHead(304).end();
    return;
  }
  res.setHeader('content-length', body.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : body);
}

export interface Cdn {
  /** Passes a request to its URL below `prefix` of `origin`, or answers it from memory. */
  forward(req: IncomingMessage, res: ServerResponse, origin: string, prefix: string): void;
  purge(): void;
}

/** Firebase Hosting's CDN in front of the functions, in memory. It compresses nothing (docs/providers.md). */
export function startCdn(now?: () => number): Cdn {
  const cache = new CdnCache(now);
  return {
    forward: (req, res, origin, prefix) => {
      const shop = req.headers.host ?? '';
      // A function is called at an address of its own.
      const own = { host: new URL(origin).host, 'x-forwarded-host': shop };
      req.headers = { ...headersForFunction(req.headers), ...own };
      const path = prefix + (req.url ?? '/');
      if (isSharedRequest(req.method, req.headers)) {
        const key = `${shop}${path}`;
        const fetchOrigin = (etag: string | undefined) => fetchWhole(req, origin, path, etag);
        cache.answer({ key, headers: req.headers, fetchOrigin }).then(
          (answer) => send(answer, req, res),
          (error: Error) => respondUnreachable(req, res, path, error),
        );
        return;
      }
      if (req.method !== 'GET' && req.method !== 'HEAD') purgeAround(cache, res);
      forward(req, res, origin, path);
    },
    purge: () => cache.purge(),
  };
}

/**
 * Purges the cache before and after a write. Firebase's CDN does not, but developers and tests should see an edit at once.
 */
function purgeAround(cache: CdnCache, res: ServerResponse): void {
  cache.purge();
  res.once('close', () => cache.purge());
}
