const REQUIRED: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'$/,
  'x-request-id': /^[\w-]{36}$/,
};
/** What would let another site's scripts read an answer, or tell what runs here. */
const UNWANTED = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'x-powered-by',
  'server',
];

/** What is wrong with the headers of something that a function answered. */
export function wrongHeaders(headers: Headers): string[] {
  const missing = Object.entries(REQUIRED).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  return [...missing.map(([name]) => name), ...UNWANTED.filter((name) => headers.has(name))];
}
