import fc from 'fast-check';
import { type Product } from '@/domain/catalogue/catalogue';
import { type Route } from '../../../functions/src/platform/http/route';
import { tokenOf } from '../testing/people/testTokens';
import { hostileBody, isAimed } from './bodies';
import { hostileText } from './values';

export interface MalformedRequest {
  /** The route that the request targets. */
  route: string;
  method: string;
  /** As in the request line. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data',
  '',
  'application/json; a=',
];
const QUERIES = [
  'page',
  'q',
  'from',
  'to',
  'after',
  'kind',
  'number',
  'pincode',
  'status',
  'since',
  'sort',
  'use',
];

/** Ids of existing documents. */
const EXISTING_IDS = ['toner', 'duo', 'ten', 'one'];

/** Characters that HTTP accepts in headers and in the request line. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').trim();
/** Half of them with their escapes unchanged, which may be malformed. */
const inPath = (text: string, escaped: boolean) =>
  escaped
    ? encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?'))
    : text.replace(/[^\x21-\x7e]/g, '').replace(/[?#]/g, '');

const TOKEN_PARTS = [
  '',
  'e30',
  'bnVsbA',
  'W10',
  'eyJhbGciOiJub25lIn0',
  'eyJuYW1lIjoiYWRtaW4ifQ',
  '!!',
  'x'.repeat(5000),
];

/** Mostly a valid token, so that the code behind the check is reached too. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** A malformed Authorization header. */
const noToken = (canary: string) =>
  fc.oneof(
    fc
      .tuple(...[0, 1, 2].map(() => fc.constantFrom(...TOKEN_PARTS)))
      .map((parts) => `Bearer ${parts.join('.')}`),
    hostileText(canary).map((text) => `Bearer ${inHeader(text)}`),
    hostileText(canary).map(inHeader),
    fc.constant(`Bearer ${tokenOf('mallory')}`),
  );

/** A request to one of these routes with something malformed in it. */
export function malformedRequest(
  routes: readonly Route[],
  { toner, apiKey, canary }: { toner: Product; apiKey: string; canary: string },
): fc.Arbitrary<MalformedRequest> {
  const text = hostileText(canary);
  const aimedAt = (route: Route): fc.Arbitrary<MalformedRequest> => {
    // When the body is well formed, half of the ids exist.
    const anId = isAimed(route.path, toner) ? fc.oneof(text, fc.constantFrom(...EXISTING_IDS)) : text;
    const caller = { admin: 'ada', required: 'bob', optional: 'bob', none: null }[route.identity];
    const token = caller === null ? null : `Bearer ${tokenOf(caller)}`;
    return fc
      .record({
        ids: fc.array(fc.tuple(anId, fc.boolean()), { minLength: 2, maxLength: 2 }),
        query: fc.array(fc.tuple(fc.constantFrom(...QUERIES), text, fc.boolean()), { maxLength: 3 }),
        otherMethod: seldom(fc.constantFrom(...METHODS)),
        otherToken: seldom(noToken(canary)),
        otherKey: seldom(text.map(inHeader)),
        otherType: seldom(fc.constantFrom(...TYPES)),
        encoding: seldom(fc.constantFrom('gzip', 'br', 'chunked', 'x')),
        further: fc.dictionary(
          fc.constantFrom(
            'if-none-match',
            'x-razorpay-signature',
            'x-hmac-sha256',
            'origin',
            'accept',
            'range',
            'cookie',
          ),
          text.map(inHeader),
          { maxKeys: 2 },
        ),
        from: fc.nat({ max: 60_000 }),
        body: hostileBody(route.path, toner, canary),
      })
      .map((drawn) => {
        const ids = drawn.ids.map(([id, escaped]) => inPath(id, escaped));
        const query = drawn.query
          .map(([name, value, escaped]) => `${name}=${inPath(value, escaped)}`)
          .join('&');
        const path = route.path.replace(/\{\w+\}/g, () => ids.shift() ?? '');
        const method = drawn.otherMethod ?? route.method;
        const authorization = drawn.otherToken ?? token;
        const headers: Record<string, string> = {
          ...drawn.further,
          'x-api-key': drawn.otherKey ?? apiKey,
          'content-type': drawn.otherType ?? 'application/json',
          'x-forwarded-for': `10.1.${drawn.from >> 8}.${drawn.from & 255}`,
          ...(authorization === null ? {} : { authorization: inHeader(authorization) }),
          ...(drawn.encoding ? { 'content-encoding': drawn.encoding } : {}),
        };
        const reads = ['GET', 'HEAD', 'TRACE'].includes(method);
        return {
          route: `${route.method} ${route.path}`,
          method,
          headers,
          path: path + (query ? `?${query}` : ''),
          body: reads ? null : drawn.body,
        };
      });
  };
  return fc.oneof(
    ...routes.map((route) => ({ weight: isAimed(route.path, toner) ? 5 : 1, arbitrary: aimedAt(route) })),
  );
}
