import { type Fields } from '../values/types';
import { formatFieldPath, getField, parseFieldPath, withField } from './fieldPath';

// How a field path is quoted: https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents
test.each([
  ['a', ['a']],
  ['a.b_1.c', ['a', 'b_1', 'c']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`back\\`tick\\\\`', ['back`tick\\']],
  ['`कण्`', ['कण्']],
])('%s is parsed and printed unchanged', (text, segments) => {
  expect(parseFieldPath(text)).toEqual(segments);
  expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments);
});

test.each(['', '.a', 'a.', 'a..b', '1a', 'a b', '`a', '``', 'a[0]'])('"%s" is refused', (text) => {
  expect(() => parseFieldPath(text)).toThrow(/Invalid property path/);
});

test('a field is read and changed without mutating the original', () => {
  const fields: Fields = { a: { mapValue: { fields: { b: { integerValue: '1' } } } } };
  expect(getField(fields, ['a', 'b'])).toEqual({ integerValue: '1' });
  expect(getField(fields, ['constructor'])).toBeUndefined();
  expect(withField(fields, ['a', 'c'], { nullValue: null })).toEqual({
    a: { mapValue: { fields: { b: { integerValue: '1' }, c: { nullValue: null } } } },
  });
  expect(withField(fields, ['a', 'b'], undefined)).toEqual({ a: { mapValue: { fields: {} } } });
  expect(withField(fields, ['a', 'b', 'c'], undefined)).toEqual(fields);
  expect(fields).toEqual({ a: { mapValue: { fields: { b: { integerValue: '1' } } } } });
});

test('a vector is one value: it has no fields, and a write below it replaces it', () => {
  const values = [{ doubleValue: 1 }];
  const vector: Fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  const fields: Fields = { v: { mapValue: { fields: vector } } };
  expect(getField(fields, ['v', 'value'])).toBeUndefined();
  expect(withField(fields, ['v', 'value'], undefined)).toEqual(fields);
  expect(withField(fields, ['v', 'a'], { integerValue: '1' })).toEqual({
    v: { mapValue: { fields: { a: { integerValue: '1' } } } },
  });
});
