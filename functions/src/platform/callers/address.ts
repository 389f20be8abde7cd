import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, isIPv6, type BlockList } from 'node:net';
import { isFrontEnd, isProxy } from './proxies';

/** Which of a request's headers about its caller's address are trusted. */
export interface AddressRule {
  /** How many proxies stand before the function; null: those with known networks. */
  hops: number | null;
  proxies: BlockList;
  /**
   * Firebase Hosting's CDN writes the caller into Fastly-Client-IP, but Fastly keeps one that the caller sent unless
   * Hosting overwrites it. So it is a fallback until `npm run measure-hops` has shown that it cannot be forged.
   */
  fastly: 'fallback' | 'prefer' | 'ignore';
}

/** More entries than any chain of proxies has. */
const MAX_ENTRIES = 32;

const withoutIpv4Prefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** X-Forwarded-For as a list; the caller may write the first entry, the proxy before the function writes the last. */
export function forwardedFor(headers: IncomingHttpHeaders): string[] {
  const header = headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim());
  return entries.filter(Boolean).slice(-MAX_ENTRIES).map(withoutIpv4Prefix);
}

function fastlyClientIp(headers: IncomingHttpHeaders): string | null {
  const header = headers['fastly-client-ip'];
  const address = Array.isArray(header) ? header[0] : header;
  return address !== undefined && isIP(address) ? address : null;
}

/**
 * The caller's network address. Each proxy appends the address that called it to X-Forwarded-For (Google:
 * cloud.google.com/load-balancing/docs/https), so the rightmost address outside the proxies' networks is the
 * caller's. The caller may have written anything left of it. Google's front ends count as the last proxy alone, so
 * that a caller in Google's networks can forge nothing through Hosting.
 */
export function callerAddress(request: IncomingMessage, { hops, proxies, fastly }: AddressRule): string {
  const peer = withoutIpv4Prefix(request.socket.remoteAddress ?? 'unknown');
  const entries = forwardedFor(request.headers);
  // Fastly-Client-IP counts only behind a known proxy: a direct caller can send any value.
  const last = entries.at(-1) ?? peer;
  const fromFrontEnd = isFrontEnd(last);
  const fastlyAddress = fromFrontEnd || isProxy(proxies, last) ? fastlyClientIp(request.headers) : null;
  if (fastlyAddress && fastly === 'prefer') return fastlyAddress;
  if (entries.length === 0 || hops === 0) return peer;
  if (hops !== null) return entries[Math.max(0, entries.length - hops)] ?? peer;
  const named = fromFrontEnd ? entries.slice(0, -1) : entries;
  const caller = [...named].reverse().find((entry) => !isProxy(proxies, entry));
  if (caller !== undefined) return caller;
  return (fastly === 'fallback' ? fastlyAddress : null) ?? entries[0] ?? peer;
}

const groups = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * The key that calls are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, since every home has
 * 2^64 to change between. Any other text stands for itself.
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
