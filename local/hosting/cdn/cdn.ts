import { type IncomingMessage, type ServerResponse } from 'node:http';
import { canonicalUrl } from './canonicalUrl';
import { isKnownCopy, isSharedRequest } from './cacheRules';
import { CdnCache, type SharedAnswer } from './cdnCache';
import { fetchWhole, forward, respondUnreachable } from './proxy';
import { compressed } from './compressed';

/** Hop-by-hop headers, and those that compression replaces. */
const NOT_STORED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

async function send(answer: SharedAnswer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { status, headers, body, encoded, ageSeconds, isHit } = answer;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_STORED.has(name)) res.setHeader(name, value);
  }
  res.setHeader('x-cache', isHit ? 'HIT' : 'MISS');
  if (isHit) res.setHeader('age', String(ageSeconds));
  if (status === 200 && isKnownCopy(req.headers, headers.etag)) {
    res.removeHeader('content-type');
    res.writeHead(304).end();
    return;
  }
  const encoding = encoded.choose(req.headers['accept-encoding']);
  const bytes = encoding ? await encoded.bytes(encoding) : body;
  if (encoding) res.setHeader('content-encoding', encoding).appendHeader('vary', 'Accept-Encoding');
  res.setHeader('content-length', bytes.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : bytes);
}

export interface Cdn {
  /** Passes a request to its URL below `prefix` of `origin`, or answers it from memory. */
  forward(req: IncomingMessage, res: ServerResponse, origin: string, prefix: string): void;
  purge(): void;
}

/** Firebase Hosting's CDN in front of the functions, in memory. */
export function startCdn(now?: () => number): Cdn {
  const cache = new CdnCache(now);
  return {
    forward: (req, res, origin, prefix) => {
      const url = req.url ?? '/';
      if (isSharedRequest(req.method, req.headers)) {
        const path = prefix + canonicalUrl(url);
        const key = `${req.headers.host ?? ''}${path}`;
        const fetchOrigin = (etag: string | undefined) => fetchWhole(req, origin, path, etag);
        cache.answer({ key, headers: req.headers, fetchOrigin }).then(
          (answer) => send(answer, req, res),
          (error: Error) => respondUnreachable(req, res, path, error),
        );
        return;
      }
      if (req.method !== 'GET' && req.method !== 'HEAD') purgeAround(cache, res);
      compressed(req, res, () => forward(req, res, origin, prefix + url));
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
