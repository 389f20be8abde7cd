import { startForTest } from '../testing/rest';

// "Search with vector embeddings": https://firebase.google.com/docs/firestore/vector-search
let server: Awaited<ReturnType<typeof startForTest>>;
let strict: typeof server;

const numbers = (values: readonly number[]) => values.map((doubleValue) => ({ doubleValue }));
const vector = (...values: number[]) => ({
  mapValue: {
    fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: numbers(values) } } },
  },
});
const VECTORS: Record<string, object> = {
  near: { v: vector(1, 0), kind: { stringValue: 'x' } },
  far: { v: vector(3, 4), kind: { stringValue: 'x' } },
  opposite: { v: vector(-2, 0), kind: { stringValue: 'y' } },
  longer: { v: vector(1, 0, 0), kind: { stringValue: 'x' } },
  list: { v: { arrayValue: { values: numbers([1, 0]) } }, kind: { stringValue: 'x' } },
  none: { kind: { stringValue: 'x' } },
};

beforeAll(async () => {
  server = await startForTest();
  const fields = (dimension: number, ...otherFields: string[]) => [
    ...otherFields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    { fieldPath: 'v', vectorConfig: { dimension, flat: {} } },
  ];
  const indexes = [
    { collectionGroup: 'items', queryScope: 'COLLECTION', fields: fields(2) },
    { collectionGroup: 'items', queryScope: 'COLLECTION', fields: fields(3, 'kind') },
  ];
  strict = await startForTest({ indexes: { indexes } });
  for (const [id, document] of Object.entries(VECTORS)) await server.put(`items/${id}`, document);
});

afterAll(async () => {
  await server.firestore.close();
  await strict.firestore.close();
});

const field = (fieldPath: string) => ({ fieldPath });
const by = (distanceMeasure: string | number, rest: object = {}) => ({
  findNearest: {
    vectorField: field('v'),
    queryVector: vector(1, 0),
    distanceMeasure,
    limit: { value: 10 },
    ...rest,
  },
});
const isX = {
  where: { fieldFilter: { field: field('kind'), op: 'EQUAL', value: { stringValue: 'x' } } },
};
const runQuery = (on: typeof server, query: object) =>
  on.call('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'items' }], ...query } });

test.each<[string, object, string[]]>([
  ['euclidean', by('EUCLIDEAN'), ['near', 'opposite', 'far']],
  ['cosine', by(2), ['near', 'far', 'opposite']],
  ['dot product, the largest first', by('DOT_PRODUCT'), ['far', 'near', 'opposite']],
  ['a limit', by('EUCLIDEAN', { limit: 1 }), ['near']],
  ['a threshold', by('EUCLIDEAN', { distanceThreshold: { value: 3 } }), ['near', 'opposite']],
  ['a threshold of dot products', by('DOT_PRODUCT', { distanceThreshold: 1 }), ['far', 'near']],
  ['a filter before', { ...isX, ...by('EUCLIDEAN') }, ['near', 'far']],
])('finds the nearest vectors by %s', async (_title, query, ids) => {
  expect(await server.queryIds({ from: [{ collectionId: 'items' }], ...query })).toEqual(ids);
});

test('stores the distance in the named field and applies the projection', async () => {
  const select = { fields: [field('d')] };
  const { json } = await runQuery(server, { ...by('EUCLIDEAN', { distanceResultField: 'd' }), select });
  const fields = json.map(({ document }) => (document as { fields: object }).fields);
  expect(fields).toEqual([0, 3, Math.sqrt(20)].map((doubleValue) => ({ d: { doubleValue } })));
});

test.each<[string, object]>([
  ['no limit', by('COSINE', { limit: null })],
  ['too many', by('COSINE', { limit: 1_001 })],
  ['an unknown measure', by('MANHATTAN')],
  ['no vector', by('COSINE', { queryVector: { arrayValue: { values: [] } } })],
  ['too many dimensions', by('COSINE', { queryVector: vector(...Array.from({ length: 2_049 }, () => 1)) })],
])('refuses %s', async (_title, query) => {
  expect((await runQuery(server, query)).status).toBe(400);
});

test('requires a vector index of that dimension with the filtered fields in strict mode', async () => {
  expect((await runQuery(strict, by('COSINE'))).status).toBe(200);
  const three = { queryVector: vector(1, 2, 3) };
  expect((await runQuery(strict, { ...isX, ...by('COSINE', three) })).status).toBe(200);
  const refused = await runQuery(strict, by('COSINE', three));
  expect(refused.json).toEqual([
    {
      error: {
        code: 400,
        status: 'FAILED_PRECONDITION',
        message: expect.stringMatching(
          /^Missing vector index configuration\..*"vectorConfig":\{"dimension":3/,
        ),
      },
    },
  ]);
  expect((await runQuery(strict, { ...isX, ...by('COSINE') })).status).toBe(400);
});
