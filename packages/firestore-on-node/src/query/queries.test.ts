import { ROOT, startForTest } from '../testing/rest';

// "Perform simple and compound queries": https://firebase.google.com/docs/firestore/query-data/queries
// "Order and limit data": https://firebase.google.com/docs/firestore/query-data/order-limit-data
// "Paginate data with query cursors": https://firebase.google.com/docs/firestore/query-data/query-cursors
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
  const documents: Record<string, object> = {
    a: {
      n: { integerValue: '1' },
      tag: { stringValue: 'x' },
      list: { arrayValue: { values: [{ integerValue: '1' }] } },
    },
    b: {
      n: { doubleValue: 2.5 },
      tag: { stringValue: 'y' },
      m: { mapValue: { fields: { 'k.1': { booleanValue: true } } } },
    },
    c: { n: { doubleValue: 'NaN' }, tag: { stringValue: 'x' } },
    d: { n: { nullValue: null }, tag: { stringValue: 'y' } },
    e: { n: { stringValue: 'text' }, tag: { nullValue: null } },
    f: { tag: { stringValue: 'x' } },
  };
  for (const [id, fields] of Object.entries(documents)) await server.put(`items/${id}`, fields);
  // Of the SDKs' own tests: no `in`, `array-contains` or `array-contains-any` finds null or NaN.
  for (const [id, value] of Object.entries({ h: NULL, i: NAN, n: n(1) })) {
    await server.put(`members/${id}`, { value, values: list(value), holder: map(value) });
  }
  await server.put('towns/s/items/z', { n: { integerValue: '1' } });
});

afterAll(() => server.firestore.close());

const field = (fieldPath: string, op: string | number, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string | number) => ({ unaryFilter: { field: { fieldPath }, op } });
const both = (op: string | number, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const list = (...values: object[]) => ({ arrayValue: { values } });
const n = (value: number) => ({ integerValue: String(value) });
const s = (value: string) => ({ stringValue: value });
const map = (value: object) => ({ mapValue: { fields: { value } } });
const NULL = { nullValue: null };
const NAN = { doubleValue: 'NaN' };
const name = (id: string) => ({ referenceValue: `${ROOT}/items/${id}` });

test.each<[string, object, string]>([
  ['== crosses integer and double', field('n', 'EQUAL', { doubleValue: 1 }), 'a'],
  ['enums may be numbers', field('n', 5, n(1)), 'a'],
  ['< stays within its type, without NaN', field('n', 'LESS_THAN', n(2)), 'a'],
  ['<= without NaN', field('n', 'LESS_THAN_OR_EQUAL', n(2)), 'a'],
  ['a range bounded by NaN', field('n', 'GREATER_THAN_OR_EQUAL', { doubleValue: 'NaN' }), ''],
  // As the SDKs' own tests have it: the order by n that it implies leaves out f, which has none.
  ['not-in within or', both('OR', field('tag', 'EQUAL', s('x')), field('n', 'NOT_IN', list(n(1)))), 'cabe'],
  ['>=', field('n', 'GREATER_THAN_OR_EQUAL', n(1)), 'ab'],
  ['> of strings', field('n', 'GREATER_THAN', s('')), 'e'],
  ['!= leaves out null and absent', field('n', 'NOT_EQUAL', n(1)), 'cbe'],
  ['IS_NULL', unary('n', 'IS_NULL'), 'd'],
  ['IS_NAN', unary('n', 2), 'c'],
  ['IS_NOT_NULL', unary('n', 'IS_NOT_NULL'), 'cabe'],
  ['IS_NOT_NAN', unary('n', 'IS_NOT_NAN'), 'abe'],
  ['in', field('n', 'IN', list(n(1), s('text'))), 'ae'],
  ['in arrays', field('list', 'IN', list(list(n(7)), list(n(1)), n(1))), 'a'],
  ['not-in arrays', field('list', 'NOT_IN', list(list(n(1)))), ''],
  ['not-in other arrays', field('list', 'NOT_IN', list(list(n(7)))), 'a'],
  ['not-in', field('n', 'NOT_IN', list(n(1), s('text'))), 'cb'],
  ['not-in with null finds nothing', field('n', 'NOT_IN', list(n(1), { nullValue: null })), ''],
  ['array-contains', field('list', 'ARRAY_CONTAINS', n(1)), 'a'],
  ['array-contains-any', field('list', 9, list(n(7), n(1))), 'a'],
  ['a quoted path', field('m.`k.1`', 'EQUAL', { booleanValue: true }), 'b'],
  ['and', both('AND', field('tag', 'EQUAL', s('x')), field('n', 'EQUAL', n(1))), 'a'],
  ['or', both(2, field('tag', 'EQUAL', s('y')), field('n', 'EQUAL', n(1))), 'abd'],
  [
    'or in and',
    both('AND', field('tag', 'EQUAL', s('x')), both('OR', unary('n', 'IS_NAN'), field('n', 5, n(1)))),
    'ac',
  ],
  ['__name__', field('__name__', 'GREATER_THAN', name('d')), 'ef'],
  ['__name__ in', field('__name__', 'IN', list(name('f'), name('a'), name('nope'))), 'af'],
])('%s', async (_title, where, ids) => {
  expect((await server.queryIds({ from: [{ collectionId: 'items' }], where })).join('')).toBe(ids);
});

test.each<[string, object, string]>([
  ['in [null]', field('value', 'IN', list(NULL)), ''],
  ['in [NaN]', field('value', 'IN', list(NAN)), ''],
  ['in [1, null, NaN]', field('value', 'IN', list(n(1), NULL, NAN)), 'n'],
  ['in maps with null and NaN', field('holder', 'IN', list(map(NULL), map(NAN))), 'hi'],
  ['array-contains null', field('values', 'ARRAY_CONTAINS', NULL), ''],
  ['array-contains NaN', field('values', 'ARRAY_CONTAINS', NAN), ''],
  ['array-contains-any [null, NaN]', field('values', 'ARRAY_CONTAINS_ANY', list(NULL, NAN)), ''],
  ['array-contains-any [1, null, NaN]', field('values', 'ARRAY_CONTAINS_ANY', list(n(1), NULL, NAN)), 'n'],
  ['not-in [NaN]', field('value', 'NOT_IN', list(NAN)), 'n'],
])('null and NaN are no members: %s', async (_title, where, ids) => {
  expect((await server.queryIds({ from: [{ collectionId: 'members' }], where })).join('')).toBe(ids);
});

const by = (fieldPath: string, direction?: string | number) => ({ field: { fieldPath }, direction });

test.each<[string, object, string]>([
  ['an order leaves out documents without the field', { orderBy: [by('n')] }, 'dcabe'],
  ['descending, then by name descending', { orderBy: [by('tag', 2)] }, 'dbfcae'],
  ['two orders', { orderBy: [by('tag', 'DESCENDING'), by('n', 'ASCENDING')] }, 'dbcae'],
  ['limit and offset', { orderBy: [by('n')], offset: 1, limit: { value: 2 } }, 'ca'],
  ['limit as a bare number', { limit: 2 }, 'ab'],
  ['startAt before', { orderBy: [by('n')], startAt: { values: [n(1)], before: true } }, 'abe'],
  ['startAfter', { orderBy: [by('n')], startAt: { values: [n(1)] } }, 'be'],
  ['endAt', { orderBy: [by('n')], endAt: { values: [{ doubleValue: 2.5 }], before: false } }, 'dcab'],
  ['endBefore a name', { orderBy: [by('__name__')], endAt: { values: [name('c')], before: true } }, 'ab'],
  [
    'a cursor of value and name',
    { orderBy: [by('tag'), by('__name__')], startAt: { values: [s('x'), name('c')] } },
    'fbd',
  ],
])('%s', async (_title, query, ids) => {
  expect((await server.queryIds({ from: [{ collectionId: 'items' }], ...query })).join('')).toBe(ids);
});

test('collection groups include every depth and are queried at the root only', async () => {
  const from = [{ collectionId: 'items', allDescendants: true }];
  expect((await server.queryIds({ from, where: field('n', 'EQUAL', n(1)) })).join('')).toBe('az');
  const below = await server.call('POST', '/towns/s:runQuery', { structuredQuery: { from } });
  const message = 'collection group queries are only allowed at the root parent';
  expect(below.json).toEqual([{ error: { code: 400, status: 'INVALID_ARGUMENT', message } }]);
  // Over collections of every id, as recursive deletes ask, a parent is allowed.
  expect((await server.queryIds({ from: [{ allDescendants: true }] }, '/towns/s')).join('')).toBe('z');
});

test('projections select fields, and __name__ alone selects none', async () => {
  const select = async (...paths: string[]) => {
    const structuredQuery = {
      from: [{ collectionId: 'items' }],
      select: { fields: paths.map((fieldPath) => ({ fieldPath })) },
      limit: 1,
    };
    const { json } = await server.call('POST', ':runQuery', { structuredQuery });
    return (json[0]!.document as { fields: object }).fields;
  };
  expect(await select('tag')).toEqual({ tag: s('x') });
  expect(await select('__name__')).toEqual({});
});

test('an indexed collection gives the same results as a scan', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    await server.put(`many/d${i}`, { group: n(i % 7), tags: list(n(i % 3), n(i % 5)) });
    if (i % 7 === 3) ids.push(`d${i}`);
  }
  const where = field('group', 'EQUAL', { doubleValue: 3 });
  const query = { from: [{ collectionId: 'many' }], where };
  expect(await server.queryIds(query)).toEqual([...ids].sort());
  await server.put('many/d3', { group: n(0) });
  await server.call('DELETE', '/many/d10');
  await server.put('many/new', { group: n(3) });
  expect(await server.queryIds(query)).toEqual(
    [...ids.filter((id) => id !== 'd3' && id !== 'd10'), 'new'].sort(),
  );
  const tagged = await server.queryIds({
    from: [{ collectionId: 'many' }],
    where: field('tags', 'ARRAY_CONTAINS_ANY', list(n(2), n(4))),
  });
  expect(new Set(tagged).size).toBe(tagged.length);
});

const aggregated = async (...aggregations: object[]) => {
  const structuredQuery = {
    from: [{ collectionId: 'items' }],
    where: field('tag', 'IN', list(s('x'), s('y'))),
  };
  const { json } = await server.call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery, aggregations },
  });
  return (json[0]!.result as { aggregateFields: object }).aggregateFields;
};

test('aggregates support an upper limit, exact sums, averages and missing numbers', async () => {
  const all = { alias: 'all', count: {} };
  expect(await aggregated(all, { alias: 'some', count: { upTo: '2' } })).toEqual({ all: n(5), some: n(2) });
  expect(await aggregated({ sum: { field: { fieldPath: 'n' } } })).toEqual({
    field_1: { doubleValue: 'NaN' },
  });
  expect(await aggregated({ alias: 'none', avg: { field: { fieldPath: 'tag' } } })).toEqual({
    none: { nullValue: null },
  });
});

// "Summarize data with aggregation queries", limitations of sum() and average().
test('a count combined with a sum counts documents that have the field', async () => {
  const total = { alias: 'total', sum: { field: { fieldPath: 'n' } } };
  const never = { alias: 'never', avg: { field: { fieldPath: 'nothing' } } };
  expect(await aggregated({ alias: 'all', count: {} }, total)).toMatchObject({ all: n(4) });
  expect(await aggregated({ alias: 'all', count: {} }, total, never)).toEqual({
    all: n(0),
    total: n(0),
    never: { nullValue: null },
  });
});

test.each([
  ['an empty in', { where: field('n', 'IN', list()) }],
  ['an unknown operator', { where: field('n', 'LIKE', s('a')) }],
  ['a name that is no name', { where: field('__name__', 'EQUAL', s('a')) }],
  ['a negative limit', { limit: -1 }],
  ['a bad path', { where: field('a..b', 'EQUAL', n(1)) }],
])('%s is refused as the only element of the stream', async (_title, query) => {
  const reply = await server.call('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: 'items' }], ...query },
  });
  expect(reply.status).toBe(400);
  expect(reply.json).toEqual([
    { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.any(String) } },
  ]);
});

test('an empty result has a read time', async () => {
  const { json } = await server.call('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: 'nowhere' }] },
  });
  expect(json).toEqual([{ readTime: expect.any(String) }]);
});
