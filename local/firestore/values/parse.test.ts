import { type Json } from '../json';
import { parseFields, parseValue } from './parse';
import { canonicalTimestamp, microsFromTimestamp, timestampFromMicros, toMilliseconds } from './timestamp';

test.each<[Json, Json]>([
  [{ integerValue: 7 }, { integerValue: '7' }],
  [{ integerValue: '-0' }, { integerValue: '0' }],
  [{ doubleValue: '1e3' }, { doubleValue: 1000 }],
  [{ doubleValue: '-0' }, { doubleValue: '-0' }],
  [{ doubleValue: 'Infinity' }, { doubleValue: 'Infinity' }],
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ mapValue: {} }, { mapValue: { fields: {} } }],
  [
    { timestampValue: '2026-01-02T03:04:05.123456789+05:30' },
    { timestampValue: '2026-01-01T21:34:05.123456Z' },
  ],
])('%j is kept as %j', (given, kept) => {
  expect(parseValue(given)).toEqual(kept);
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
])('%j is refused', (given) => {
  expect(() => parseValue(given)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test('reserved and empty fields are refused; any other name is a field', () => {
  expect(() => parseFields({ '': { nullValue: null } })).toThrow();
  expect(() => parseFields(JSON.parse('{"__proto__": {"nullValue": null}}') as Json)).toThrow(/reserved/);
  expect(parseFields({ constructor: { booleanValue: true } })).toEqual({
    constructor: { booleanValue: true },
  });
});

test('timestamps convert both ways and cut to milliseconds', () => {
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
])('%s are kept twenty deep and refused deeper', (title, wrap) => {
  const deep = (times: number): Json => (times === 0 ? { nullValue: null } : wrap(deep(times - 1)));
  const most = title === 'maps' ? 20 : 10;
  expect(parseFields({ a: deep(most) })).toEqual({ a: deep(most) });
  expect(() => parseFields({ a: deep(most + 1) })).toThrow(/nested at most 20/);
});
