const REQUIRED: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'$/,
  'x-request-id': /^[\w-]{36}$/,
};
/** Headers that would let other sites read an answer, or reveal the software. */
const UNWANTED = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'x-powered-by',
  'server',
];

/** The problems of an answer's headers. */
export function wrongHeaders(headers: Headers): string[] {
  const missing = Object.entries(REQUIRED).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  return [...missing.map(([name]) => name), ...UNWANTED.filter((name) => headers.has(name))];
}
