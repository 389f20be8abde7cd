import { type Json } from '../json';
import { parseQuery } from '../query/parseQuery';
import { parseFieldPath } from '../paths/fieldPath';
import { startForTest } from '../testing/rest';
import { parseIndexFile } from './indexFile';
import { missingIndex } from './missingIndex';

// "Index types in Cloud Firestore": https://firebase.google.com/docs/firestore/query-data/index-overview
const value = { integerValue: '1' };
const field = (fieldPath: string, op: string) => ({
  fieldFilter: {
    field: { fieldPath },
    op,
    value: op === 'IN' || op.endsWith('ANY') ? { arrayValue: { values: [value] } } : value,
  },
});
const is = (path: string) => field(path, 'EQUAL');
const has = (path: string) => field(path, 'ARRAY_CONTAINS');
const over = (path: string) => field(path, 'GREATER_THAN');
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const up = (fieldPath: string) => ({ field: { fieldPath }, direction: 'ASCENDING' });
const down = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });

const OWN = 'cities';
// `a b-` is an index on a ascending and b descending, `a[]` one on the elements of a.
const index = (text: string, queryScope = 'COLLECTION') => ({
  collectionGroup: OWN,
  queryScope,
  fields: text.split(' ').map((part) => {
    const fieldPath = part.replace(/(-|\[\])$/, '');
    if (part.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
    return { fieldPath, order: part.endsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  }),
});
const written = (definition: ReturnType<typeof missingIndex>) =>
  definition === null
    ? ''
    : definition.fields
        .map(({ path, kind }) => path + (kind === 'desc' ? '-' : kind === 'contains' ? '[]' : ''))
        .join(' ');

function missing(query: object, indexes: object[] = [], extra: object = {}, sums: string[] = []): string {
  const set = parseIndexFile({ indexes, ...extra } as Json);
  const parsed = parseQuery({ from: [{ collectionId: OWN }], ...query } as Json, '');
  return written(missingIndex(parsed, sums.map(parseFieldPath), set));
}

test.each<[string, object]>([
  ['everything', {}],
  ['one equality', { where: is('a') }],
  ['many equalities, which merge', { where: and(is('a'), is('b.c'), has('d')) }],
  ['one range, ordered either way', { where: over('a'), orderBy: [down('a')] }],
  ['one order', { orderBy: [down('a')] }],
  ['an equality and an order on the same field', { where: is('a'), orderBy: [up('a')] }],
  ['equalities, backwards by name', { where: and(is('a'), is('b')), orderBy: [down('__name__')] }],
  ['an or of equalities', { where: or(is('a'), and(is('b'), is('c')), field('d', 'IN')) }],
])('%s needs only the automatic indexes', (_title, query) => {
  expect(missing(query)).toBe('');
});

test.each<[string, object, string, string[]]>([
  ['an equality and an order', { where: is('a'), orderBy: [down('b')] }, 'a b-', ['a b-']],
  ['the equality the other way round', { where: is('a'), orderBy: [up('b')] }, 'a b', ['a- b']],
  ['an in and an order', { where: field('a', 'IN'), orderBy: [up('b')] }, 'a b', ['a b']],
  ['an equality and a range', { where: and(is('a'), over('b')) }, 'a b', ['a b']],
  ['an equality and a !=', { where: and(is('a'), field('b', 'NOT_EQUAL')) }, 'a b', ['a b']],
  ['an array filter and an order', { where: has('a'), orderBy: [up('b')] }, 'a[] b', ['a[] b']],
  ['two orders', { orderBy: [up('a'), down('b')] }, 'a b-', ['a b-']],
  ['ranges on two fields', { where: and(over('a'), over('b')) }, 'a b', ['a b']],
  ['two indexes that merge', { where: and(is('a'), is('b')), orderBy: [up('c')] }, 'a b c', ['a c', 'b c']],
  ['a name against the order', { orderBy: [up('a'), down('__name__')] }, 'a __name__-', ['a __name__-']],
  ['each way of an or', { where: or(is('a'), is('b')), orderBy: [up('c')] }, 'a c', ['a c', 'b c']],
])('%s needs a composite index', (_title, query, expected, indexes) => {
  expect(missing(query)).toBe(expected);
  expect(
    missing(
      query,
      indexes.map((text) => index(text)),
    ),
  ).toBe('');
  expect(
    missing(
      query,
      indexes.slice(1).map((text) => index(text)),
    ),
  ).not.toBe('');
  expect(
    missing(
      query,
      indexes.map((text) => index(text, 'COLLECTION_GROUP')),
    ),
  ).toBe(expected);
});

test.each([
  ['a field too many before the order', ['a x b']],
  ['the equality after the order', ['b a']],
  ['only one direction turned', ['a b c-']],
  ['both directions turned', ['a b- c-']],
  ['another collection', [{ ...index('a b c'), collectionGroup: 'towns' }]],
])('%s is no suitable index', (_title, indexes) => {
  const query = { where: is('a'), orderBy: [up('b'), up('c')] };
  expect(
    missing(
      query,
      indexes.map((entry) => (typeof entry === 'string' ? index(entry) : entry)),
    ),
  ).toBe('a b c');
});

test('a range without an order is ascending, which no descending index serves', () => {
  const query = { where: and(is('a'), over('b')) };
  expect(missing(query, [index('a b-')])).toBe('a b');
  expect(missing({ ...query, orderBy: [down('b')] }, [index('a b-')])).toBe('');
  expect(missing({ ...query, orderBy: [down('b')] }, [index('a b')])).toBe('a b-');
});

test('a collection group and an exempted field have no automatic indexes', () => {
  const group = { from: [{ collectionId: OWN, allDescendants: true }] };
  const override = (indexes: object[], fieldPath = 'a') => ({
    fieldOverrides: [{ collectionGroup: OWN, fieldPath, indexes }],
  });
  const both = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
  expect(missing(group)).toBe('');
  expect(missing({ ...group, where: is('a') })).toBe('a');
  expect(missing({ ...group, where: is('a') }, [], override(both))).toBe('');
  expect(missing({ where: is('a') }, [], override(both))).toBe('a');
  expect(missing({ where: is('a') }, [], override([]))).toBe('a');
  expect(missing({ where: is('a') }, [], override([], '*'))).toBe('a');
  expect(missing({ where: is('a') }, [], override([], 'b'))).toBe('');
  expect(missing({ where: is('a') }, [index('a b')], override([]))).toBe('a');
});

test('a sum with an equality filter needs its field in the index', () => {
  expect(missing({}, [], {}, ['n'])).toBe('');
  expect(missing({ where: is('a') }, [], {}, ['n'])).toBe('a n');
  expect(missing({ where: is('a') }, [index('a n')], {}, ['n'])).toBe('');
});

// google.firestore.admin.v1.Index in the bytes that the links of the service hold.
const ENCODED = Buffer.concat([
  Buffer.from([0x0a, 72]),
  Buffer.from('projects/demo-test/databases/(default)/collectionGroups/cities/indexes/_'),
  Buffer.from(
    '\x10\x01\x1a\x05\x0a\x01a\x10\x01\x1a\x05\x0a\x01c\x10\x01\x1a\x0c\x0a\x08__name__\x10\x01',
    'latin1',
  ),
]).toString('base64url');

test('a server with an index file names the missing index after authorizing the caller', async () => {
  const server = await startForTest({
    indexes: { indexes: [index('a b')] } as unknown as Json,
    authorize: { authorize: () => ({ allowed: false, reason: '' }) },
  });
  const run = (query: object, token = 'owner') =>
    server.call('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: OWN }], ...query } }, token);
  expect((await run({ where: is('a'), orderBy: [up('b')] })).status).toBe(200);
  const refused = { where: is('a'), orderBy: [up('c')] };
  const reply = await run(refused);
  expect(reply.json).toEqual([
    {
      error: {
        code: 400,
        status: 'FAILED_PRECONDITION',
        message:
          'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/' +
          `demo-test/firestore/indexes?create_composite=${ENCODED} or add it to "indexes" of firestore.indexes.json: ` +
          JSON.stringify({ ...index('a c') }),
      },
    },
  ]);
  expect((await run(refused, '')).status).toBe(403);
  const group = await run({ from: [{ collectionId: OWN, allDescendants: true }], where: is('a') });
  expect(JSON.stringify(group.json)).toContain(
    'requires a COLLECTION_GROUP_ASC index for collection cities and field a. You can create it here: ' +
      'https://console.firebase.google.com/v1/r/project/demo-test/firestore/indexes?create_exemption=',
  );
  await server.firestore.close();
});

test.each<[string, object]>([
  ['no fields', { indexes: [{ collectionGroup: 'a', fields: [] }] }],
  ['a field without an order', { indexes: [{ collectionGroup: 'a', fields: [{ fieldPath: 'b' }] }] }],
  ['an unknown scope', { indexes: [{ ...index('a b'), queryScope: 'ALL' }] }],
  ['no collection', { fieldOverrides: [{ fieldPath: 'a', indexes: [] }] }],
])('an index file with %s is refused', (_title, file) => {
  expect(() => parseIndexFile(file as Json)).toThrow(Error);
});
