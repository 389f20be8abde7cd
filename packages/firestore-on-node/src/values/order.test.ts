import { compareNames, compareValues, equalValues } from './order';
import { valueKey } from './key';
import { type Value } from './types';

const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const array = (...values: Value[]): Value => ({ arrayValue: { values } });
const vector = (...values: number[]): Value =>
  map({ __type__: { stringValue: '__vector__' }, value: array(...values.map((n) => ({ doubleValue: n }))) });
const reference = (path: string): Value => ({ referenceValue: `projects/p/databases/d/documents/${path}` });

// "Data types", value type ordering, and its notes: https://firebase.google.com/docs/firestore/manage-data/data-types
// Values on one line are equal.
const ASCENDING: Value[][] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -(2 ** 63) }],
  [{ doubleValue: -1.5 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: '-0' }],
  [{ doubleValue: 5e-324 }],
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 9007199254740992 }],
  [{ integerValue: '9007199254740993' }],
  [{ doubleValue: 9007199254740994 }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '1969-12-31T23:59:59.999999Z' }],
  [{ timestampValue: '1970-01-01T00:00:00Z' }],
  [{ timestampValue: '1970-01-01T00:00:00.000001Z' }],
  [{ timestampValue: '1970-01-01T00:00:00.001Z' }],
  [{ stringValue: '' }],
  [{ stringValue: '\u0000' }],
  [{ stringValue: 'Z' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'ab' }],
  [{ stringValue: 'é' }],
  [{ stringValue: '\ufb01' }],
  [{ stringValue: '😀' }],
  [{ bytesValue: '' }],
  [{ bytesValue: Buffer.from([0]).toString('base64') }],
  [{ bytesValue: Buffer.from([1, 2]).toString('base64') }],
  [{ bytesValue: Buffer.from([255]).toString('base64') }],
  [reference('a/__id-3__')],
  [reference('a/__id7__')],
  [reference('a/__id12__')],
  [reference('a/b')],
  [reference('a/b/c/d')],
  [reference('a/b!')],
  [{ geoPointValue: { latitude: -90, longitude: 0 } }],
  [{ geoPointValue: { latitude: 0, longitude: 0 } }, { geoPointValue: { latitude: -0, longitude: 0 } }],
  [{ geoPointValue: { latitude: 0, longitude: 1 } }],
  [array()],
  [array({ stringValue: 'a' })],
  [array({ stringValue: 'a' }, { nullValue: null })],
  [array({ stringValue: 'b' })],
  [vector()],
  [vector(100)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: { integerValue: '1' } }), map({ a: { doubleValue: 1 } })],
  [map({ a: { integerValue: '1' }, b: { nullValue: null } })],
  [map({ a: { integerValue: '2' } })],
  [map({ b: { nullValue: null } })],
];

test('values of all types are in the documented order, and index keys agree', () => {
  const flat = ASCENDING.flatMap((values, rank) => values.map((value) => ({ value, rank })));
  for (const a of flat) {
    for (const b of flat) {
      const expected = Math.sign(a.rank - b.rank);
      expect([a.value, b.value, Math.sign(compareValues(a.value, b.value))]).toEqual([
        a.value,
        b.value,
        expected,
      ]);
      expect(valueKey(a.value) === valueKey(b.value)).toBe(expected === 0);
    }
  }
});

test('equality holds between integer and double, and not between other types', () => {
  expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true);
  expect(equalValues({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(true);
  expect(equalValues({ integerValue: '1' }, { stringValue: '1' })).toBe(false);
});

test('document names are ordered segment by segment', () => {
  expect(compareNames('a/b/c/d', 'a/b!')).toBeLessThan(0);
  expect(compareNames('a/b!', 'a/b/c/d')).toBeGreaterThan(0);
  expect(compareNames('a/\u0001', 'a/b')).toBeLessThan(0);
  expect(compareNames('a/b', 'a/b/c/d')).toBeLessThan(0);
  expect(compareNames('a/z', 'a/__id1__')).toBeGreaterThan(0);
});
