import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession } from 'playwright-core';

/** What went over the network. */
export interface Traffic {
  requests: number;
  /** As it was sent, headers included. */
  bytes: number;
  /** All scripts, compressed by us in one way, so that servers which compress otherwise compare. */
  scriptBytes: number;
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Counts what a page loads from now on; what its service worker answers is no traffic. */
export async function countTraffic(devtools: CDPSession): Promise<() => Promise<Traffic>> {
  const scripts = new Set<string>();
  const finished = new Map<string, number>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && !response.fromServiceWorker && !response.fromDiskCache) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) finished.set(requestId, encodedDataLength);
  });
  return async () => {
    let scriptBytes = 0;
    for (const requestId of scripts) {
      if (!finished.has(requestId)) continue;
      const body = await devtools.send('Network.getResponseBody', { requestId }).catch(() => null);
      if (body) scriptBytes += brotli(body.base64Encoded ? atob(body.body) : body.body);
    }
    const bytes = [...finished.values()].reduce((total, size) => total + size, 0);
    return { requests: finished.size, bytes, scriptBytes };
  };
}
