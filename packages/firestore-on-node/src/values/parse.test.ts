import { type Json } from '../json';
import { parseFields, parseValue } from './parse';
import { canonicalTimestamp, microsFromTimestamp, timestampFromMicros, toMilliseconds } from './timestamp';

// "Data types": https://firebase.google.com/docs/firestore/manage-data/data-types
// The messages: https://cloud.google.com/firestore/docs/reference/rest/v1/Value
const ROOT = 'projects/p/databases/(default)/documents';
const vector = (value: Json, more: object = {}): Json =>
  ({ mapValue: { fields: { __type__: { stringValue: '__vector__' }, value, ...more } } }) as Json;
const numbers = (count: number): Json => ({
  arrayValue: { values: Array.from({ length: count }, () => ({ doubleValue: 1 })) },
});

test.each<[Json, Json]>([
  [{ integerValue: 7 }, { integerValue: '7' }],
  [{ integerValue: '-0' }, { integerValue: '0' }],
  [{ doubleValue: '1e3' }, { doubleValue: 1000 }],
  [{ doubleValue: '-0' }, { doubleValue: '-0' }],
  [{ doubleValue: 'Infinity' }, { doubleValue: 'Infinity' }],
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
  [{ bytesValue: 'YQ' }, { bytesValue: 'YQ==' }],
  [{ bytesValue: '' }, { bytesValue: '' }],
  [{ referenceValue: `${ROOT}/c/d` }, { referenceValue: `${ROOT}/c/d` }],
  [
    { referenceValue: 'projects/other/databases/second/documents/c/d/e/__id7__' },
    { referenceValue: 'projects/other/databases/second/documents/c/d/e/__id7__' },
  ],
  [vector(numbers(2_048)), vector(numbers(2_048))],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ mapValue: {} }, { mapValue: { fields: {} } }],
  [
    { timestampValue: '2026-01-02T03:04:05.123456789+05:30' },
    { timestampValue: '2026-01-01T21:34:05.123456Z' },
  ],
])('%j is stored as %j', (given, stored) => {
  expect(parseValue(given)).toEqual(stored);
});

test.each<Json>([
  null,
  {},
  { stringValue: 'a', integerValue: '1' },
  { stringValue: 1 },
  { integerValue: '9223372036854775808' },
  { integerValue: '1.5' },
  { doubleValue: 'many' },
  { booleanValue: 'true' },
  { timestampValue: 'yesterday' },
  { timestampValue: '2026-02-30T25:00:00Z' },
  { geoPointValue: { latitude: 91 } },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { unknownValue: 1 },
  { bytesValue: 'a' },
  { bytesValue: 'a*==' },
  { bytesValue: 'YQ===' },
  { bytesValue: 7 },
  { referenceValue: `${ROOT}/c` },
  { referenceValue: `${ROOT}/c/d/e` },
  { referenceValue: `${ROOT}//d` },
  { referenceValue: `${ROOT}/c/__d__` },
  { referenceValue: `/${ROOT}/c/d` },
  { referenceValue: ROOT },
  { referenceValue: '' },
])('%j is refused', (given) => {
  expect(() => parseValue(given)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

// The service's error texts, with the expected token and its position.
test.each<[string, string, number]>([
  ['c/d', 'projects', 0],
  ['projects/p', '/', 10],
  ['projects/p/database/d/documents/c/d', 'databases', 11],
  ['projects/p/databases/d/documents', '/', 32],
  ['projects/p/databases/d/documents/c', '/', 34],
])('a reference to %s lacks "%s" at index %i', (referenceValue, what, index) => {
  const message = `Document name "${referenceValue}" lacks "${what}" at index ${index}.`;
  expect(() => parseValue({ referenceValue })).toThrow(message);
});

// https://firebase.google.com/docs/firestore/vector-search#limitations
test.each<[string, Json, RegExp]>([
  ['of 2,049 dimensions', vector(numbers(2_049)), /at most 2048 dimensions/],
  ['of texts', vector({ arrayValue: { values: [{ stringValue: '1' }] } }), /numbers only/],
  ['that is no list', vector({ stringValue: '1' }), /"__type__" is reserved/],
  ['with a field beside it', vector(numbers(1), { more: { nullValue: null } }), /"__type__" is reserved/],
  ['of another type', { mapValue: { fields: { __type__: { stringValue: '__max__' } } } }, /reserved/],
  ['whose type is no text', { mapValue: { fields: { __type__: { integerValue: '1' } } } }, /reserved/],
])('a map with a type %s is refused at every depth', (_title, value, message) => {
  expect(() => parseValue(value)).toThrow(message);
  expect(() => parseFields({ a: { arrayValue: { values: [value] } } })).toThrow(message);
});

test('a document itself has no type', () => {
  const { fields } = (vector(numbers(1)) as { mapValue: { fields: Json } }).mapValue;
  expect(() => parseFields(fields)).toThrow(/"__type__" is reserved/);
});

test('reserved and empty field names are refused, and every other name is valid', () => {
  expect(() => parseFields({ '': { nullValue: null } })).toThrow();
  expect(() => parseFields(JSON.parse('{"__proto__": {"nullValue": null}}') as Json)).toThrow(/reserved/);
  expect(parseFields({ constructor: { booleanValue: true } })).toEqual({
    constructor: { booleanValue: true },
  });
});

test('timestamps are converted both ways and truncated to milliseconds', () => {
  for (const text of ['1969-12-31T23:59:59.999999Z', '1970-01-01T00:00:00Z', '2026-11-21T02:24:43.12Z']) {
    const canonical = canonicalTimestamp(text);
    expect(timestampFromMicros(microsFromTimestamp(canonical))).toBe(canonical);
  }
  expect(toMilliseconds('2026-11-21T02:24:43.123456Z')).toBe('2026-11-21T02:24:43.123Z');
  expect(toMilliseconds('2026-11-21T02:24:43.000456Z')).toBe('2026-11-21T02:24:43Z');
});

test.each<[string, (inner: Json) => Json]>([
  ['maps', (inner) => ({ mapValue: { fields: { a: inner } } })],
  [
    'maps and arrays, two levels each time',
    (inner) => ({ mapValue: { fields: { a: { arrayValue: { values: [inner] } } } } }),
  ],
])('%s are accepted twenty deep and refused deeper', (title, wrap) => {
  const deep = (times: number): Json => (times === 0 ? { nullValue: null } : wrap(deep(times - 1)));
  const max = title === 'maps' ? 20 : 10;
  expect(parseFields({ a: deep(max) })).toEqual({ a: deep(max) });
  expect(() => parseFields({ a: deep(max + 1) })).toThrow(/nested at most 20/);
});
