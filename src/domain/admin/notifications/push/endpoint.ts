import { parseUrl } from '../../../text/parseUrl';

/** Characters of an endpoint; those of Windows are the longest, at about 600. */
export const MAX_ENDPOINT = 1024;

/** The push services of Chrome, Edge, Firefox, Safari and Windows. */
const HOSTS: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const DOMAINS: readonly string[] = ['.push.apple.com', '.notify.windows.com'];

const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/;

/**
 * Whether the shop may send to this address. A browser names it, so that every address but those of the known push services
 * is refused (SSRF). `sandbox` is the origin of the push service on this machine; empty in production.
 */
export function isPushEndpoint(endpoint: string, sandbox: string): boolean {
  const url = endpoint.length <= MAX_ENDPOINT && parseUrl(endpoint);
  if (!url) return false;
  const { protocol, hostname, port, username, password, origin, hash } = url;
  if (username || password || hash) return false;
  if (LOOPBACK.test(sandbox) && origin === sandbox) return true;
  const isKnown = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
  return protocol === 'https:' && port === '' && isKnown;
}

/** The push service of an endpoint, for its owner to read. */
export const serviceOf = (endpoint: string): string => new URL(endpoint).hostname;
