import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession } from 'playwright-core';

/** Network traffic. */
export interface Traffic {
  requests: number;
  /** As it was sent, headers included. */
  bytes: number;
  /** Those that arrived before the page was interactive, without prefetches. */
  bytesBefore: number;
  /** All scripts with prefetches, compressed by the bench, so that servers with other compression are comparable. */
  scriptBytes: number;
  /** Those that arrived before the page was interactive. */
  scriptsBefore: number;
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Counts what a page loads from now on, without the answers and the own fetches of its service worker. The returned
 * function takes the addresses that were loaded before the page was interactive.
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
      // The browser keeps no body of a prefetch; its transfer size is close enough.
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
