import { startForTest } from '../testing/rest';

// "Query Explain": https://firebase.google.com/docs/firestore/query-explain
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
  for (const id of ['a', 'b', 'c']) await server.put(`c/${id}`, {});
});

afterAll(() => server.firestore.close());

const explainOptions = { analyze: true };
const stats = (resultsReturned: string) => ({
  explainMetrics: { executionStats: expect.objectContaining({ resultsReturned }) as object },
});

test('the metrics come with the last document', async () => {
  const structuredQuery = { from: [{ collectionId: 'c' }] };
  const { json } = await server.call('POST', ':runQuery', { structuredQuery, explainOptions });
  expect(json.map((row) => ['document' in row, 'explainMetrics' in row])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(json.at(-1)).toMatchObject(stats('3'));
});

test('the metrics come with the read time if there is no document', async () => {
  const structuredQuery = { from: [{ collectionId: 'none' }] };
  const { json } = await server.call('POST', ':runQuery', { structuredQuery, explainOptions });
  expect(json).toMatchObject([{ readTime: expect.any(String), ...stats('0') }]);
});

test('an aggregation returns one result', async () => {
  const structuredAggregationQuery = {
    structuredQuery: { from: [{ collectionId: 'c' }] },
    aggregations: [{ alias: 'all', count: {} }],
  };
  const body = { structuredAggregationQuery, explainOptions };
  const { json } = await server.call('POST', ':runAggregationQuery', body);
  expect(json).toMatchObject([{ result: {}, ...stats('1') }]);
});
