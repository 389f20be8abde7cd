import { startForTest } from '../testing/rest';

// "Query limitations": https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const n = (value: number) => ({ integerValue: String(value) });
const list = (count: number) => ({ arrayValue: { values: Array.from({ length: count }, (_, i) => n(i)) } });
const field = (fieldPath: string, op: string, value: object = n(1)) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const many = (count: number, make: (i: number) => object) => Array.from({ length: count }, (_, i) => make(i));
const name = { referenceValue: 'projects/demo-test/databases/(default)/documents/a/b' };

const runQuery = (query: object, parent = '') =>
  server.call('POST', `${parent}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'items' }], ...query },
  });

const ONE_NEGATION =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
const NOT_IN_ALONE = "'NOT_IN' cannot be used in the same query with 'IN' or 'ARRAY_CONTAINS_ANY'.";
const ONE_ARRAY = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";

describe.each<[string, object, object, string]>([
  [
    'two !=',
    { where: and(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL')) },
    { where: field('a', 'NOT_EQUAL') },
    ONE_NEGATION,
  ],
  [
    '!= with not-in',
    { where: and(field('a', 'NOT_EQUAL'), field('b', 'NOT_IN', list(2))) },
    { where: field('b', 'NOT_IN', list(10)) },
    ONE_NEGATION,
  ],
  [
    'not-in with in',
    { where: and(field('a', 'NOT_IN', list(1)), field('b', 'IN', list(1))) },
    { where: and(field('a', 'NOT_IN', list(1)), field('b', 'EQUAL')) },
    NOT_IN_ALONE,
  ],
  [
    'not-in with array-contains-any within or',
    { where: or(field('a', 'NOT_IN', list(1)), field('b', 'ARRAY_CONTAINS_ANY', list(1))) },
    { where: or(field('a', 'NOT_IN', list(1)), field('b', 'EQUAL')) },
    NOT_IN_ALONE,
  ],
  [
    'an in of 31',
    { where: field('a', 'IN', list(31)) },
    { where: field('a', 'IN', list(30)) },
    "'IN' supports up to 30 comparison values.",
  ],
  [
    'an array in an array of an in',
    { where: field('a', 'IN', { arrayValue: { values: [{ arrayValue: { values: [list(1)] } }] } }) },
    { where: field('a', 'IN', { arrayValue: { values: [list(1)] } }) },
    'Cannot convert an array value in an array value.',
  ],
  [
    'an array in an array-contains-any',
    { where: field('a', 'ARRAY_CONTAINS_ANY', { arrayValue: { values: [list(1)] } }) },
    { where: field('a', 'ARRAY_CONTAINS_ANY', list(1)) },
    'Cannot convert an array value in an array value.',
  ],
  [
    'a not-in of 11',
    { where: field('a', 'NOT_IN', list(11)) },
    { where: field('a', 'NOT_IN', list(10)) },
    "'NOT_IN' supports up to 10 comparison values.",
  ],
  [
    '36 ways through in and in',
    { where: and(field('a', 'IN', list(6)), field('b', 'IN', list(6))) },
    { where: and(field('a', 'IN', list(6)), field('b', 'IN', list(5))) },
    'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
  ],
  [
    '31 ways through or',
    { where: or(field('a', 'IN', list(30)), field('b', 'EQUAL')) },
    { where: or(field('a', 'IN', list(29)), field('b', 'EQUAL')) },
    'Too many disjunctions after normalization. Result had 31 disjunctions which is more than the maximum of 30',
  ],
  [
    'two array filters in one way',
    { where: and(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS_ANY', list(2))) },
    { where: or(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS_ANY', list(2))) },
    ONE_ARRAY,
  ],
  [
    'ranges on eleven fields',
    { where: and(...many(11, (i) => field(`f${i}`, 'LESS_THAN'))) },
    { where: and(...many(10, (i) => field(`f${i}`, 'LESS_THAN'))) },
    'The query contains 11 distinct inequality fields: [f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10]. A query may not have more than 10 distinct inequality fields.',
  ],
  [
    'a hundred and one parts',
    { where: and(...many(100, (i) => field(`f${i}`, 'EQUAL'))), orderBy: [by('o')] },
    { where: and(...many(99, (i) => field(`f${i}`, 'EQUAL'))), orderBy: [by('o')] },
    'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 100 filters, 1 sort orders, and no ancestor filter.',
  ],
  [
    'parts counted in every way',
    { where: and(field('a', 'IN', list(30)), ...many(3, (i) => field(`f${i}`, 'EQUAL'))) },
    { where: and(field('a', 'IN', list(30)), ...many(2, (i) => field(`f${i}`, 'EQUAL'))) },
    'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 120 filters, 0 sort orders, and no ancestor filter.',
  ],
  [
    'a name and a range on another field',
    { where: and(field('__name__', 'EQUAL', name), field('a', 'LESS_THAN')) },
    { where: and(field('__name__', 'EQUAL', name), field('a', 'EQUAL')) },
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  ],
  [
    'an order after the name',
    { orderBy: [by('__name__'), by('a')] },
    { orderBy: [by('a'), by('__name__')] },
    'order by clause cannot contain more fields after the key a',
  ],
  [
    'a range whose order would follow the name',
    { where: field('a', 'LESS_THAN'), orderBy: [by('__name__')] },
    { where: field('a', 'LESS_THAN'), orderBy: [by('b')] },
    'order by clause cannot contain more fields after the key a',
  ],
  [
    'an order twice',
    { orderBy: [by('a'), by('b'), by('a', 'DESCENDING')] },
    { orderBy: [by('a'), by('b')] },
    'order by clause cannot contain duplicate fields a',
  ],
  [
    'a cursor past the orders written out',
    { orderBy: [by('a')], startAt: { values: [n(1), name] } },
    { orderBy: [by('a'), by('__name__')], startAt: { values: [n(1), name] } },
    'Cursor has too many values.',
  ],
  [
    'a cursor on the name that is no name',
    { orderBy: [by('__name__')], endAt: { values: [n(1)] } },
    { orderBy: [by('__name__')], endAt: { values: [name] } },
    'Cursor __key__ value is not a document reference.',
  ],
  [
    'an array filter on the name',
    { where: field('__name__', 'ARRAY_CONTAINS', name) },
    { where: field('__name__', 'EQUAL', name) },
    'the name __key__ is reserved',
  ],
  [
    'null as the name',
    { where: unary('__name__', 'IS_NULL') },
    { where: unary('a', 'IS_NULL') },
    '__key__ filter value must be a Key',
  ],
  [
    'an or of nothing',
    { where: or() },
    { where: or(field('a', 'EQUAL')) },
    'Composite filter must have at least one sub-filter.',
  ],
  [
    'all collections by a field',
    { from: [{ allDescendants: true }], where: field('a', 'EQUAL') },
    { from: [{ allDescendants: true }], where: field('__name__', 'LESS_THAN', name) },
    'kind is required for filter: a',
  ],
  [
    'all collections from the end',
    { from: [{ allDescendants: true }], orderBy: [by('__name__', 'DESCENDING')] },
    { from: [{ allDescendants: true }], orderBy: [by('__name__')] },
    'kind is required for all orders except __key__ ascending',
  ],
])('%s', (_title, refused, allowed, message) => {
  test('is refused with the message of the service, and its valid version is accepted', async () => {
    const reply = await runQuery(refused);
    expect(reply.json).toEqual([{ error: { code: 400, status: 'INVALID_ARGUMENT', message } }]);
    expect((await runQuery(allowed)).status).toBe(200);
  });
});

test('a parent document counts as a part of the query', async () => {
  const where = and(...many(100, (i) => field(`f${i}`, 'EQUAL')));
  expect((await runQuery({ where })).status).toBe(200);
  expect((await runQuery({ where }, '/towns/s')).status).toBe(400);
});
