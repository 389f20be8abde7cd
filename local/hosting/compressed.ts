import compression from 'compression';
import { constants } from 'node:zlib';
import type { Middleware } from './staticSite';

/** As Firebase's CDN compresses files and what functions answer. */
export const compressed = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Middleware;
