import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession } from 'playwright-core';

/** What went over the network. */
export interface Traffic {
  requests: number;
  /** As it was sent, headers included. */
  bytes: number;
  /** Those of them that were there before the page was interactive: without what is fetched ahead. */
  bytesBefore: number;
  /** All scripts, what is fetched ahead included, compressed by us in one way, so that servers which compress otherwise compare. */
  scriptBytes: number;
  /** Those of them that were there before the page was interactive. */
  scriptsBefore: number;
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Counts what a page loads from now on; what its service worker answers is no traffic, nor is what that fetches for itself.
 * The answer asks which addresses were there before the page was interactive.
 */
export async function countTraffic(
  devtools: CDPSession,
): Promise<(isBefore: (url: string) => boolean) => Promise<Traffic>> {
  const addresses = new Map<string, string>();
  const scripts = new Map<string, string>();
  const finished = new Map<string, number>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, fromServiceWorker, fromDiskCache, url } = response;
    addresses.set(requestId, url);
    if (/javascript/.test(mimeType) && !fromServiceWorker && !fromDiskCache) scripts.set(requestId, url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) finished.set(requestId, encodedDataLength);
  });
  return async (isBefore) => {
    let scriptBytes = 0;
    let scriptsBefore = 0;
    for (const [requestId, url] of scripts) {
      const sent = finished.get(requestId);
      if (sent === undefined) continue;
      // The body of what was only fetched ahead is not kept; its size as sent is near enough.
      const body = await devtools.send('Network.getResponseBody', { requestId }).catch(() => null);
      const size = body?.body ? brotli(body.base64Encoded ? atob(body.body) : body.body) : sent;
      scriptBytes += size;
      if (isBefore(url)) scriptsBefore += size;
    }
    let bytes = 0;
    let bytesBefore = 0;
    for (const [requestId, size] of finished) {
      bytes += size;
      if (isBefore(addresses.get(requestId) ?? '')) bytesBefore += size;
    }
    return { requests: finished.size, bytes, bytesBefore, scriptBytes, scriptsBefore };
  };
}
