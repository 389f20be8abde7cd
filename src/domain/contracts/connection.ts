/** Where `npm run measure-hops` asks what a function sees of the way that a request took. */
export const CONNECTION_PATH = '/api/connection';

/** GET /api/connection */
export interface ConnectionResponse {
  /** X-Forwarded-For, the nearest proxy's entry last. */
  forwardedFor: string[];
  /** Fastly-Client-IP, or null where there is none. */
  fastlyClientIp: string | null;
  /** The address that rate limits count this request by; of IPv6 the network. */
  counted: string;
}
