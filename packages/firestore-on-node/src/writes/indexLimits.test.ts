import { parseIndexFile } from '../indexes/indexFile';
import { ROOT } from '../testing/rest';
import { type Fields, type Value } from '../values/types';
import { checkIndexEntries } from './indexLimits';

// https://firebase.google.com/docs/firestore/quotas#indexes and /storage-size#index-entry-size
const text = (length: number): Value => ({ stringValue: 'x'.repeat(length) });
const list = (count: number): Value => ({
  arrayValue: { values: Array.from({ length: count }, (_, i) => ({ integerValue: String(i) })) },
});
const fieldsOf = (count: number, value: Value): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, value]));
const index = (count: number, ...rest: object[]) => ({
  collectionGroup: 'c',
  fields: [...Array.from({ length: count }, (_, i) => ({ fieldPath: `f${i}`, order: 'ASCENDING' })), ...rest],
});
const check = (fields: Fields, file: object | null = null, id = 'd') =>
  checkIndexEntries(`${ROOT}/c/${id}`, fields, file === null ? null : parseIndexFile(file as never));

const TOO_LARGE = /^An index entry may have at most 7680 bytes/;
const TOO_MANY = /^too many index entries/;

test('a long text is truncated in its index entry, so that one field is never too large', () => {
  expect(() => check({ a: text(900_000) })).not.toThrow();
});

test.each<[string, () => void, () => void, RegExp]>([
  [
    'an entry of a long path: 6,000 bytes of name, 1,500 of value',
    () => check({ [`f${'x'.repeat(600)}`]: text(2_000) }, null, `${'i'.repeat(1_400)}/e/`.repeat(4) + 'k'),
    () => check({ f: text(2_000) }, null, 'k'),
    TOO_LARGE,
  ],
  [
    'an index on six long texts',
    () => check(fieldsOf(6, text(1_500)), { indexes: [index(6)] }),
    () => check(fieldsOf(5, text(1_500)), { indexes: [index(5)] }),
    TOO_LARGE,
  ],
  [
    'an index with an array of 1,001',
    () =>
      check(
        { f0: text(1), l: list(1_001) },
        { indexes: [index(1, { fieldPath: 'l', arrayConfig: 'CONTAINS' })] },
      ),
    () =>
      check(
        { f0: text(1), l: list(1_000) },
        { indexes: [index(1, { fieldPath: 'l', arrayConfig: 'CONTAINS' })] },
      ),
    TOO_MANY,
  ],
  ['20,000 fields', () => check(fieldsOf(20_001, text(1))), () => check(fieldsOf(20_000, text(1))), TOO_MANY],
  [
    'entries of 8 MiB together',
    () => check(fieldsOf(2_700, text(1_500))),
    () => check(fieldsOf(2_600, text(1_500))),
    TOO_MANY,
  ],
])('%s', (_title, refused, accepted, message) => {
  expect(refused).toThrow(message);
  expect(accepted).not.toThrow();
});

test('an exempted field has no entries, and a document without a field has none in its index', () => {
  const exempt = { fieldOverrides: [{ collectionGroup: 'c', fieldPath: '*', indexes: [] }] };
  expect(() => check(fieldsOf(30_000, text(1)), exempt)).not.toThrow();
  const other = { fieldOverrides: [{ collectionGroup: 'other', fieldPath: '*', indexes: [] }] };
  expect(() => check(fieldsOf(30_000, text(1)), other)).toThrow(TOO_MANY);
  const { f5, ...without } = fieldsOf(6, text(1_500));
  expect(f5).toBeDefined();
  expect(() => check(without, { indexes: [index(6)] })).not.toThrow();
});
