import compression from 'compression';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Middleware } from '../staticSite';

/** Compressible content types, and the smallest size in bytes that is worth compressing. */
const COMPRESSIBLE = /javascript|json|svg|xml|^text\//;
const LEAST_BYTES = 1024;

const compressed = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Middleware;

const compress = promisify(brotliCompress);

/** Whether a response is a complete text file with an ETag, for a browser that accepts Brotli. */
function isCacheable(res: ServerResponse): boolean {
  return (
    res.req.method === 'GET' &&
    res.statusCode === 200 &&
    /\bbr\b/.test(String(res.req.headers['accept-encoding'])) &&
    COMPRESSIBLE.test(String(res.getHeader('content-type'))) &&
    Number(res.getHeader('content-length')) >= LEAST_BYTES &&
    res.hasHeader('etag')
  );
}

/** Compresses each file once at the highest level, like Firebase Hosting, and caches it by its ETag. */
export function compressedOnce(): Middleware {
  const copies = new Map<string, Promise<Buffer>>();
  return (req, res, next) => {
    if (!isCacheable(res)) return compressed(req, res, next);
    const etag = String(res.getHeader('etag'));
    const chunks: Buffer[] = [];
    const write = res.write.bind(res);
    const end = res.end.bind(res);
    const capture = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    res.write = (chunk: unknown) => {
      capture(chunk);
      return true;
    };
    res.end = (chunk?: unknown) => {
      capture(chunk);
      Object.assign(res, { write, end });
      const copy = copies.get(etag) ?? compress(Buffer.concat(chunks));
      copies.set(etag, copy);
      void copy.then((bytes) => {
        res.setHeader('content-encoding', 'br').setHeader('content-length', bytes.length);
        res.appendHeader('vary', 'Accept-Encoding');
        res.end(bytes);
      });
      return res;
    };
    next();
  };
}
