/** Called by `npm run measure-hops` to find the proxies between a browser and a function. */
export const CONNECTION_PATH = '/api/connection';

/** GET /api/connection */
export interface ConnectionResponse {
  /** The entries of X-Forwarded-For, the nearest proxy's last. */
  forwardedFor: string[];
  /** The Fastly-Client-IP header; null without one. */
  fastlyClientIp: string | null;
  /** The address that rate limits count this request by; for IPv6 its /64 network. */
  counted: string;
}
