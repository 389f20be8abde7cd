import { runInNewContext } from 'node:vm';
import { type ProtoValue } from '../index';
import { outcome } from './ask';
import { doc, double, encode, timestamp } from './encode';

// What firebase-admin and the web SDK make of these values: `encodeValue` of @google-cloud/firestore, `toNumber` of
// @firebase/firestore.
test.each<[string, unknown, ProtoValue]>([
  ['null', null, { nullValue: null }],
  ['a truth', true, { booleanValue: true }],
  ['a text', 'a', { stringValue: 'a' }],
  ['a whole number', -7, { integerValue: '-7' }],
  ['zero', 0, { integerValue: '0' }],
  ['negative zero', -0, { doubleValue: '-0' }],
  ['a fraction', 0.5, { doubleValue: 0.5 }],
  ['a whole number that is not safe', 2 ** 53, { doubleValue: 2 ** 53 }],
  ['a bigint', 9n, { integerValue: '9' }],
  ['NaN', NaN, { doubleValue: 'NaN' }],
  ['infinity', -Infinity, { doubleValue: '-Infinity' }],
  ['a date', new Date('2026-03-01T10:20:30.500Z'), { timestampValue: '2026-03-01T10:20:30.500Z' }],
  ['bytes', Uint8Array.of(0, 1, 255), { bytesValue: 'AAH/' }],
  ['a part of a buffer', Buffer.from('abcd').subarray(1, 3), { bytesValue: 'YmM=' }],
  ['a list', [1, 'b'], { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }] } }],
  [
    'a map',
    { a: { b: null } },
    { mapValue: { fields: { a: { mapValue: { fields: { b: { nullValue: null } } } } } } },
  ],
  ['a map without a prototype', Object.create(null), { mapValue: { fields: {} } }],
  [
    'a map of another realm',
    runInNewContext('({ a: 1 })'),
    { mapValue: { fields: { a: { integerValue: '1' } } } },
  ],
  ['a given value', double(1), { doubleValue: 1 }],
  ['a given timestamp', timestamp('2026-03-01T00:00:00Z'), { timestampValue: '2026-03-01T00:00:00Z' }],
])('%s is encoded as the SDKs do', (_, value, proto) => {
  expect(encode(value)).toEqual(proto);
});

class GeoPoint {
  constructor(readonly latitude: number) {}
}

test.each<[string, unknown, string]>([
  ['undefined', undefined, 'undefined'],
  ['undefined in a map', { a: { b: undefined } }, 'undefined'],
  ['undefined in a list', [undefined], 'undefined'],
  ['an object of a class', new GeoPoint(1), 'GeoPoint'],
  ['a map of JavaScript', new Map(), 'Map'],
  ['a function', () => 1, 'function'],
  ['a symbol', Symbol('s'), 'symbol'],
])('%s is refused by name, as by the SDKs', (_, value, name) => {
  expect(() => encode(value)).toThrow(name);
  expect(() => doc({ field: value })).toThrow(name);
});

test('an object of a class is no document', () => {
  expect(() => doc(new GeoPoint(1))).toThrow('GeoPoint');
});

test('a rule sees a date and bytes as what they are', () => {
  const resource = doc({ at: new Date('2026-03-01T10:20:30.500Z'), bytes: Uint8Array.of(1) });
  expect(outcome('resource.data.at is timestamp && resource.data.at == request.time', { resource })).toBe(
    'true',
  );
  expect(outcome('resource.data.bytes is bytes && resource.data.bytes.size() == 1', { resource })).toBe(
    'true',
  );
});
