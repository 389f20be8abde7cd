import fc from 'fast-check';
import { ROOT, startForTest } from '../testing/rest';

let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest({ indexes: {} });
  await server.put('a/b', { n: { integerValue: '1' } });
});

afterAll(() => server.firestore.close());

const text = fc.constantFrom(
  'a',
  'b',
  'a/b',
  '__x__',
  '',
  '.',
  '`',
  'a.b',
  '__name__',
  `${ROOT}/a/b`,
  `${ROOT}/a`,
  '😀',
);
const leaf = fc.oneof(
  text,
  fc.constantFrom(null, true, -1, 0, 1.5, 1e300, '9223372036854775808', 'NaN', '2026-01-01T00:00:00Z', 'x=='),
);
const NAMES = [
  ...[
    'structuredQuery',
    'from',
    'collectionId',
    'allDescendants',
    'where',
    'compositeFilter',
    'fieldFilter',
    'unaryFilter',
  ],
  ...[
    'op',
    'filters',
    'field',
    'fieldPath',
    'value',
    'values',
    'orderBy',
    'direction',
    'startAt',
    'endAt',
    'before',
  ],
  ...[
    'limit',
    'offset',
    'select',
    'fields',
    'writes',
    'update',
    'delete',
    'verify',
    'transform',
    'name',
    'document',
  ],
  ...[
    'currentDocument',
    'exists',
    'updateTime',
    'updateMask',
    'fieldPaths',
    'updateTransforms',
    'fieldTransforms',
  ],
  ...[
    'setToServerValue',
    'increment',
    'maximum',
    'appendMissingElements',
    'removeAllFromArray',
    'documents',
    'mask',
  ],
  ...[
    'transaction',
    'newTransaction',
    'readOnly',
    'readWrite',
    'readTime',
    'options',
    'partitionCount',
    'pageSize',
  ],
  ...[
    'structuredAggregationQuery',
    'aggregations',
    'alias',
    'count',
    'upTo',
    'sum',
    'avg',
    'rules',
    'files',
    'content',
  ],
  ...[
    'nullValue',
    'booleanValue',
    'integerValue',
    'doubleValue',
    'timestampValue',
    'stringValue',
    'bytesValue',
  ],
  ...['referenceValue', 'geoPointValue', 'arrayValue', 'mapValue', '__proto__', 'constructor'],
];
const { body } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('json'), { maxKeys: 4 }),
  ),
  body: fc.dictionary(fc.constantFrom(...NAMES), tie('json'), { maxKeys: 4 }),
}));

// Requests that are sound but for one place: they get further than those that are random all through.
const value = fc.oneof(
  fc.constantFrom(
    { integerValue: 1 },
    { stringValue: 'x' },
    { nullValue: null },
    { arrayValue: { values: [{ integerValue: 1 }] } },
    { arrayValue: {} },
    { referenceValue: `${ROOT}/a/b` },
    { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: {} } } } },
  ),
  body,
);
const field = fc.oneof(
  fc.constantFrom({ fieldPath: 'n' }, { fieldPath: '__name__' }, { fieldPath: 'm.`x y`' }),
  body,
);
const filter = fc.record({ fieldFilter: fc.record({ field, op: fc.integer({ min: -1, max: 12 }), value }) });
const query = fc.record(
  {
    from: fc.constantFrom<object[]>(
      [],
      [{ collectionId: 'a' }],
      [{ collectionId: 'a', allDescendants: true }],
      [{ allDescendants: true }],
    ),
    where: fc.oneof(
      filter,
      fc.record({
        compositeFilter: fc.record({
          op: fc.integer({ min: 0, max: 3 }),
          filters: fc.array(filter, { maxLength: 3 }),
        }),
      }),
      body,
    ),
    orderBy: fc.array(fc.record({ field, direction: fc.integer({ min: 0, max: 3 }) }), { maxLength: 2 }),
    startAt: fc.oneof(fc.record({ values: fc.array(value, { maxLength: 2 }), before: fc.boolean() }), body),
    endAt: fc.record({ values: fc.array(value, { maxLength: 2 }) }),
    limit: fc.oneof(fc.integer({ min: -2, max: 3 }), body),
    offset: fc.integer({ min: -2, max: 3 }),
    select: fc.oneof(fc.record({ fields: fc.array(field, { maxLength: 2 }) }), body),
  },
  { requiredKeys: [] },
);
const name = fc.oneof(fc.constant(`${ROOT}/a/b`), text);
const write = fc.record(
  {
    update: fc.oneof(
      fc.record({ name, fields: fc.oneof(fc.dictionary(text, value, { maxKeys: 2 }), body) }),
      body,
    ),
    delete: name,
    updateMask: fc.oneof(fc.record({ fieldPaths: fc.array(text, { maxLength: 2 }) }), body),
    updateTransforms: fc.array(
      fc.oneof(
        body,
        fc.record({ fieldPath: text, increment: value }),
        fc.record({ fieldPath: text, appendMissingElements: body }),
      ),
      { maxLength: 2 },
    ),
    currentDocument: fc.oneof(fc.record({ exists: fc.boolean() }), body),
  },
  { requiredKeys: [] },
);
const requests = fc.oneof(
  fc.record({
    verb: fc.constantFrom(':runQuery', ':partitionQuery'),
    body: query.map((structuredQuery) => ({ structuredQuery, partitionCount: 2 })),
  }),
  fc.record({
    verb: fc.constant(':runAggregationQuery'),
    body: fc
      .record({
        structuredQuery: query,
        aggregations: fc.array(fc.oneof(body, fc.record({ sum: fc.record({ field }) })), { maxLength: 3 }),
      })
      .map((structuredAggregationQuery) => ({ structuredAggregationQuery })),
  }),
  fc.record({
    verb: fc.constantFrom(':commit', ':batchWrite'),
    body: fc.array(write, { maxLength: 3 }).map((writes) => ({ writes })),
  }),
  fc.record({
    verb: fc.constantFrom(
      ...[
        ':batchGet',
        ':beginTransaction',
        ':commit',
        ':rollback',
        ':listCollectionIds',
        ':runQuery',
        ':batchWrite',
        ':nonsense',
      ],
      ...[
        '/a/b',
        '/a',
        '/a/b/c:runQuery',
        '/a/b:listCollectionIds',
        '/a?pageSize=x&orderBy=y%20z',
        '/%2F/b',
        '/__x__/b',
      ],
    ),
    body,
  }),
);

test('whatever is sent, the answer is JSON, and no fault of the server', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const methods = fc.constantFrom('POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE');
  const property = fc.asyncProperty(requests, methods, async (request, method) => {
    const reply = await server.call(method, request.verb, request.body);
    expect(reply.status).toBeLessThan(500);
    expect(typeof reply.json).toBe('object');
    const [first] = [reply.json].flat() as { error?: { code: number; status: string; message: string } }[];
    if (reply.status !== 200)
      expect(first!.error).toMatchObject({ code: reply.status, message: expect.any(String) });
  });
  await fc.assert(property, { numRuns: Number(process.env.FUZZ_RUNS ?? 150) });
  expect(error).not.toHaveBeenCalled();
}, 120_000);
