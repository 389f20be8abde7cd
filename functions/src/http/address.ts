import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

const groups = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * What stands for one caller where calls are counted: an IPv4 address, or the first 64 bits of an IPv6 one, of which every
 * home has 2^64 to change between. What is no address stands for itself.
 */
export function callerNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, left)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
