import type { IncomingMessage } from 'node:http';

/**
 * The caller's network address. Each trusted proxy appends one entry to X-Forwarded-For, so the caller's own is
 * the `hops`th from the right; what stands left of it was written by the caller and proves nothing.
 */
export function callerAddress(request: IncomingMessage, hops: number): string {
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (hops < 1 || entries.length === 0) return request.socket.remoteAddress ?? 'unknown';
  return entries[Math.max(0, entries.length - hops)] ?? 'unknown';
}
