import { startForTest } from '../testing/rest';

// "Summarize data with aggregation queries": https://firebase.google.com/docs/firestore/query-data/aggregation-queries
// https://cloud.google.com/firestore/docs/reference/rest/v1/StructuredAggregationQuery
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const n = (value: number | string) => ({ integerValue: String(value) });
const d = (value: number | string) => ({ doubleValue: value });
const field = { fieldPath: 'v' };
const sum = { alias: 'sum', sum: { field } };
const avg = { alias: 'avg', avg: { field } };
const count = { alias: 'count', count: {} };

const aggregate = (collectionId: string, aggregations: object[], query: object = {}) =>
  server.call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery: { from: [{ collectionId }], ...query }, aggregations },
  });
const fieldsOf = async (...args: Parameters<typeof aggregate>) => {
  const { json } = await aggregate(...args);
  return (json[0]!.result as { aggregateFields: object }).aggregateFields;
};

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';

let made = 0;

test.each<[string, object[], object, object]>([
  ['integers', [n(1), n(2)], n(3), d(1.5)],
  [
    'integers past 2^53, to the last digit',
    [n('9007199254740993'), n(2)],
    n('9007199254740995'),
    d(2 ** 52 + 2),
  ],
  [
    'integers that meet again within int64',
    [n(MAX), n(MAX), n(MIN)],
    n('9223372036854775806'),
    d(2 ** 63 / 3),
  ],
  ['integers past int64, as a double', [n(MAX), n(1)], d(2 ** 63), d(2 ** 62)],
  ['integers below int64, as a double', [n(MIN), n(-1)], d(-(2 ** 63)), d(-(2 ** 62))],
  ['an integer and a double', [n(1), d(2)], d(3), d(1.5)],
  ['NaN', [n(1), d('NaN')], d('NaN'), d('NaN')],
  ['an infinity', [n(1), d('Infinity')], d('Infinity'), d('Infinity')],
  ['both infinities', [d('-Infinity'), d('Infinity')], d('NaN'), d('NaN')],
  ['doubles past their range', [d(1.7e308), d(1.7e308)], d('Infinity'), d('Infinity')],
  ['nothing that is a number', [{ stringValue: '1' }, { nullValue: null }], n(0), { nullValue: null }],
  ['numbers among others', [n(4), { stringValue: '1' }, { booleanValue: true }], n(4), d(4)],
  ['nothing', [], n(0), { nullValue: null }],
])('sum and average of %s', async (_title, values, expectedSum, expectedAverage) => {
  const collectionId = `a${(made += 1)}`;
  for (const [i, v] of values.entries()) await server.put(`${collectionId}/d${i}`, { v });
  expect(await fieldsOf(collectionId, [sum, avg, count])).toEqual({
    sum: expectedSum,
    avg: expectedAverage,
    count: n(values.length),
  });
});

test('aggregates respect limits, offsets and cursors', async () => {
  for (let i = 1; i <= 5; i += 1) await server.put(`cut/d${i}`, { v: n(i) });
  const orderBy = [{ field }];
  expect(await fieldsOf('cut', [sum, count], { orderBy, limit: 2 })).toEqual({ sum: n(3), count: n(2) });
  expect(await fieldsOf('cut', [sum], { orderBy, offset: 3 })).toEqual({ sum: n(9) });
  const startAt = { values: [n(4)], before: true };
  expect(await fieldsOf('cut', [sum], { orderBy, startAt })).toEqual({ sum: n(9) });
  expect(await fieldsOf('cut', [{ alias: 'some', count: { upTo: '3' } }])).toEqual({ some: n(3) });
});

// The comment on `alias` has this very example.
test('aggregates without an alias are numbered', async () => {
  const upTo = (max: number) => ({ count: { upTo: String(max) } });
  const named = (max: number) => ({ ...upTo(max), alias: `count_up_to_${max}` });
  expect(await fieldsOf('none', [named(1), upTo(2), named(3), { count: {} }])).toEqual({
    count_up_to_1: n(0),
    field_1: n(0),
    count_up_to_3: n(0),
    field_2: n(0),
  });
});

const aliased = (alias: string) => ({ alias, count: {} });

test.each<[string, object[], object[], RegExp]>([
  [
    'six aggregates',
    ['a', 'b', 'c', 'd', 'e', 'f'].map(aliased),
    ['a', 'b', 'c', 'd', 'e'].map(aliased),
    /^The maximum number of aggregations allowed in an aggregation query is 5\.$/,
  ],
  ['no aggregate', [], [count], /At least one/],
  ['an alias twice', [aliased('a'), { ...sum, alias: 'a' }], [aliased('a'), sum], /unique/],
  ['an alias that is given to one without', [aliased('field_1'), { count: {} }], [{ count: {} }], /unique/],
  ['a reserved alias', [aliased('__a__')], [aliased('_a_')], /"__a__" is reserved/],
  ['an alias of 1,501 bytes', [aliased('a'.repeat(1_501))], [aliased('a'.repeat(1_500))], /at most 1500/],
  ['an alias that is no text', [{ alias: 1, count: {} }], [count], /\(TYPE_STRING\), 1/],
  ['a count up to none', [{ count: { upTo: '0' } }], [{ count: { upTo: '1' } }], /up_to/],
  ['a count up to less', [{ count: { upTo: '-1' } }], [{ count: {} }], /up_to/],
  ['nothing to do', [{ alias: 'a' }], [count], /count, a sum or an avg/],
  ['two things to do', [{ alias: 'a', count: {}, sum: { field } }], [count], /'operator' is already set/],
  ['a sum of no field', [{ sum: {} }], [sum], /fieldPath/],
])('%s is refused', async (_title, refused, allowed, message) => {
  const { status, json } = await aggregate('none', refused);
  expect(status).toBe(400);
  const expected: unknown = expect.stringMatching(message);
  expect(json).toMatchObject([{ error: { status: 'INVALID_ARGUMENT', message: expected } }]);
  expect((await aggregate('none', allowed)).status).toBe(200);
});
