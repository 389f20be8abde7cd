import { isKnownCopy, isSameVariant, isSharedRequest, lifetimeOf, varyNames } from './cacheRules';

const answer = (cacheControl: string | undefined, more: object = {}, status = 200) => ({
  status,
  headers: { ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }), ...more },
});

test.each([
  ['GET', {}, true],
  ['HEAD', {}, true],
  ['POST', {}, false],
  ['DELETE', {}, false],
  ['GET', { authorization: 'Bearer t' }, false],
  ['GET', { range: 'bytes=0-9' }, false],
  ['GET', { cookie: 'a=b', 'x-api-key': 'k' }, true],
])('%s with %j may be answered from the cache: %p', (method, headers, isShared) => {
  expect(isSharedRequest(method, headers)).toBe(isShared);
});

test.each([
  ['public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600', 60, 600],
  ['public, max-age=10, s-maxage=24', 24, 0],
  ['public, max-age=31536000, immutable', 31_536_000, 0],
  ['Public, S-MaxAge="60"', 60, 0],
])('%s is fresh for %i s and may be served stale for %i s', (header, freshSeconds, staleSeconds) => {
  expect(lifetimeOf(answer(header))).toEqual({ freshMs: freshSeconds * 1000, staleMs: staleSeconds * 1000 });
});

test.each([
  ['without a word about caches', answer(undefined)],
  ['not called public', answer('max-age=60')],
  ['private', answer('private, max-age=60')],
  ['both', answer('public, private, s-maxage=60')],
  ['no-store', answer('public, no-store, s-maxage=60')],
  ['no-cache', answer('public, no-cache, s-maxage=60')],
  ['with no time', answer('public')],
  ['for no time at the CDN', answer('public, max-age=60, s-maxage=0')],
  ['with a malformed time', answer('public, s-maxage=soon')],
  ['with a cookie', answer('public, s-maxage=60', { 'set-cookie': ['a=b'] })],
  ['that depends on everything', answer('public, s-maxage=60', { vary: '*' })],
  ['a failure', answer('public, s-maxage=60', {}, 500)],
  ['a refusal', answer('public, s-maxage=60', {}, 429)],
  ['a part', answer('public, s-maxage=60', {}, 206)],
])('an answer is not cached: %s', (_, given) => expect(lifetimeOf(given)).toBeNull());

test.each([404, 410])('an error answer is cached like a page: %i', (status) => {
  expect(lifetimeOf(answer('public, s-maxage=60', {}, status))).not.toBeNull();
});

test('an answer varies by the headers of Vary, by its cookie and its encoding', () => {
  expect(varyNames({ vary: 'Accept-Encoding, Accept-Language , origin' })).toEqual([
    'cookie',
    'need-authorization',
    'x-fh-requested-host',
    'accept-encoding',
    'accept-language',
    'origin',
  ]);
  expect(varyNames({})).toHaveLength(4);
  const names = ['accept-language'];
  expect(isSameVariant(names, { 'accept-language': 'en' }, { 'accept-language': 'en', origin: 'o' })).toBe(
    true,
  );
  expect(isSameVariant(names, { 'accept-language': 'en' }, {})).toBe(false);
});

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", "a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  [undefined, '"a"', false],
  ['"a"', undefined, false],
])('If-None-Match %s matches ETag %s: %p', (known, etag, isKnown) => {
  expect(isKnownCopy({ 'if-none-match': known }, etag)).toBe(isKnown);
});
