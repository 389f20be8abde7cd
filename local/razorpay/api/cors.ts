import { type Reply } from '../../sandbox/reply';

const LOCAL = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** CORS headers for pages of this machine; none for any other origin. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (!origin || !LOCAL.test(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

export const preflight = (origin: string | undefined): Reply => ({
  status: 204,
  body: '',
  contentType: 'text/plain',
  headers: corsHeaders(origin),
});
