import fc from 'fast-check';
import { rulesCompiler } from '../authorization/rulesAuthorizer';
import { type Reply, ROOT, startForTest } from '../testing/rest';
import { FIELDS, type FieldType, type MessageName } from './messages';

// The requests are those of https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest({ indexes: {} });
  await server.put('a/b', { n: { integerValue: '1' } });
});

afterAll(() => server.firestore.close());

const text = fc.constantFrom(
  ...['a', 'b', 'a/b', 'n', '__x__', '', '.', '`', 'a.b', '__name__', '😀'],
  ...[`${ROOT}/a/b`, `${ROOT}/a`, 'AND', 'OR', 'EQUAL', 'IN', 'ARRAY_CONTAINS', 'IS_NAN', 'DESCENDING'],
  ...['REQUEST_TIME', 'COSINE', 'DOT_PRODUCT', 'NaN', '-0', '9223372036854775808', 'x=='],
  ...['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'MTIzNDU2'],
);
const leaf = fc.oneof(text, fc.constantFrom(null, true, false, -1, 0, 1, 2, 5, 1.5, 1e300));
const { junk } = fc.letrec((tie) => ({
  junk: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('junk'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'value')), tie('junk'), {
      maxKeys: 3,
    }),
  ),
}));

// Plausible values, which get further than random ones.
const PLAUSIBLE: Partial<Record<string, fc.Arbitrary<unknown>>> = {
  fieldPath: fc.constantFrom('n', 'm', '__name__', 'm.`x y`', 'a..b', ''),
  collectionId: fc.constantFrom('a', 'a', '', '__x__'),
  allDescendants: fc.boolean(),
  op: fc.oneof(fc.integer({ min: -1, max: 12 }), text),
  direction: fc.integer({ min: -1, max: 3 }),
  distanceMeasure: fc.integer({ min: -1, max: 4 }),
  limit: fc.oneof(fc.integer({ min: -2, max: 3 }), junk),
  offset: fc.integer({ min: -2, max: 3 }),
  name: fc.oneof(fc.constant(`${ROOT}/a/b`), text),
  delete: fc.constant(`${ROOT}/a/b`),
  exists: fc.boolean(),
  before: fc.boolean(),
  fieldPaths: fc.array(text, { maxLength: 2 }),
  documents: fc.array(text, { maxLength: 2 }),
  transaction: fc.constantFrom('', 'MTIzNDU2', 'x'),
  setToServerValue: fc.constantFrom(1, 'REQUEST_TIME', 0, 7),
};
const LISTS: ReadonlySet<string> = new Set([
  ...[
    'writes',
    'updateTransforms',
    'fieldTransforms',
    'filters',
    'orderBy',
    'from',
    'values',
    'aggregations',
  ],
]);

const isLeaf = (type: FieldType) => typeof type === 'string' && !FIELDS.has(type as MessageName);

/** A message with known names, each field usually valid and sometimes junk. */
function message(name: MessageName, depth: number): fc.Arbitrary<unknown> {
  const fields = [...FIELDS.get(name)!];
  // The deepest messages are leaves only, so that sizes stay small.
  const usable = fields.filter(([, type]) => depth > 0 || isLeaf(type));
  if (usable.length === 0) return fc.constant({});
  const record = fc.record(
    Object.fromEntries(usable.map(([field, type]) => [field, ofField(field, type, depth)])),
    { requiredKeys: [] },
  );
  if (name !== 'Value' && name !== 'Filter' && name !== 'Aggregation') return record;
  // Usually exactly one field, because messages with several fail an early check.
  return fc
    .oneof(...usable.map(([field, type]) => ofField(field, type, depth).map((json) => ({ [field]: json }))))
    .chain((one) => fc.oneof({ weight: 9, arbitrary: fc.constant(one) }, { weight: 1, arbitrary: record }));
}

function ofField(field: string, type: FieldType, depth: number): fc.Arbitrary<unknown> {
  if (isLeaf(type)) return PLAUSIBLE[field] ?? leaf;
  const inner = (of: FieldType) => (isLeaf(of) ? leaf : message(of as MessageName, depth - 1));
  const sound =
    typeof type === 'object'
      ? fc.dictionary(text, inner(type.mapOf), { maxKeys: 2 })
      : LISTS.has(field)
        ? fc.array(inner(type), { maxLength: 3 })
        : inner(type);
  return fc.oneof({ weight: 19, arbitrary: sound }, { weight: 1, arbitrary: junk });
}

const DEPTH = 5;
const CALLS: readonly (readonly [string, MessageName])[] = [
  ...[':runQuery', ':runQuery', ':runQuery', '/a/b:runQuery'].map(
    (verb) => [verb, 'RunQueryRequest'] as const,
  ),
  [':partitionQuery', 'PartitionQueryRequest'],
  [':runAggregationQuery', 'RunAggregationQueryRequest'],
  [':commit', 'CommitRequest'],
  [':commit', 'CommitRequest'],
  [':batchWrite', 'BatchWriteRequest'],
  [':batchGet', 'BatchGetDocumentsRequest'],
  [':beginTransaction', 'BeginTransactionRequest'],
  [':rollback', 'RollbackRequest'],
  [':listCollectionIds', 'ListCollectionIdsRequest'],
];
const sound = fc.oneof(
  ...CALLS.map(([verb, name]) =>
    message(name, DEPTH).map((body) => ({ method: 'POST', path: verb, body: body as object })),
  ),
  message('Document', DEPTH).map((body) => ({ method: 'PATCH', path: '/a/b', body: body as object })),
  message('Document', DEPTH).map((body) => ({ method: 'POST', path: '/a', body: body as object })),
);
const wild = fc.record({
  method: fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE'),
  path: fc.constantFrom(
    ...[':commit', ':nonsense', '/a/b/c:runQuery', '/a/b:listCollectionIds', '/%2F/b', '/__x__/b'],
    ...['/a?pageSize=x&orderBy=y%20z', '/a/b?currentDocument.exists=maybe', '/a/b?updateMask.fieldPaths=%60'],
  ),
  body: fc.dictionary(text, junk, { maxKeys: 3 }),
});
const reads = fc
  .record({
    pageSize: leaf,
    pageToken: fc.oneof(leaf, fc.base64String()),
    orderBy: fc.constantFrom('n', 'n desc, m', '__name__ desc', 'a..b', ',', 'n up'),
    readTime: leaf,
    showMissing: leaf,
    transaction: leaf,
  })
  .chain((all) => fc.subarray(Object.entries(all)))
  .map((some) => {
    const search = new URLSearchParams(some.map(([name, json]): [string, string] => [name, String(json)]));
    return { method: 'GET', path: `/a?${String(search)}`, body: undefined };
  });

const error = jest.fn();
const answered = new Map<number, number>();
const numRuns = Number(process.env.FUZZ_RUNS ?? 400);

beforeAll(() => {
  // Set here, since mocks are restored after each test.
  console.error = error;
});

type Request = { readonly method: string; readonly path: string; readonly body: object | undefined };
const requests: fc.Arbitrary<Request> = fc.oneof(
  { weight: 6, arbitrary: sound },
  { weight: 1, arbitrary: wild },
  { weight: 1, arbitrary: reads },
);

/** Sends a request and checks that the response is JSON and no server error. */
async function send({ method, path, body }: Request, token = 'owner'): Promise<Reply> {
  const reply = await server.call(method, path, body, token);
  expect(reply.status).toBeLessThan(500);
  expect(typeof reply.json).toBe('object');
  const [first] = [reply.json].flat() as { error?: { code: number; status: string; message: string } }[];
  if (reply.status !== 200)
    expect(first!.error).toMatchObject({ code: reply.status, message: expect.any(String) });
  answered.set(reply.status, (answered.get(reply.status) ?? 0) + 1);
  return reply;
}

/** Checks that the server still works and has written nothing to stderr. */
async function isWell(): Promise<void> {
  const fields = { n: { integerValue: '1' } };
  expect((await server.put('after/all', fields)).status).toBe(200);
  expect((await server.call('GET', '/after/all')).json.fields).toEqual(fields);
  expect(await server.queryIds({ from: [{ collectionId: 'after' }] })).toEqual(['all']);
  expect(error).not.toHaveBeenCalled();
}

beforeEach(() => answered.clear());
afterEach(isWell);

test('every random request gets a JSON answer without a server error', async () => {
  const property = fc.asyncProperty(requests, async (request) => void (await send(request)));
  await fc.assert(property, { numRuns });
  // Guards against requests that are all refused early, which would test nothing behind it.
  expect(answered.get(200) ?? 0).toBeGreaterThan(numRuns / 10);
});

/** The request inside the transaction, where its message has a field for one. */
function within({ method, path, body }: Request, transaction: string): Request {
  if (method === 'GET') return { method, path: `${path.split('?')[0]!}?transaction=${transaction}`, body };
  const accepted = CALLS.find(([verb]) => verb === path)?.[1];
  if (accepted === undefined || FIELDS.get(accepted)!.get('transaction') === undefined)
    return { method, path, body };
  const { newTransaction: _begun, readTime: _time, ...rest } = (body ?? {}) as Record<string, unknown>;
  return { method, path, body: { ...rest, transaction } };
}

test('random requests in a transaction with locks cause no server error', async () => {
  const options = fc.constantFrom({}, { readWrite: {} }, { readOnly: {} });
  const several = fc.array(requests, { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(options, several, async (mode, inside) => {
    const begun = await server.call('POST', ':beginTransaction', { options: mode });
    const transaction = String(begun.json.transaction);
    await server.call('POST', ':batchGet', { documents: [`${ROOT}/a/held`], transaction });
    for (const request of inside) await send(within(request, transaction));
    await send({ method: 'POST', path: ':rollback', body: { transaction } });
    // The transaction has ended in any case, so it must hold no locks.
    expect((await server.put('a/held', {})).status).toBe(200);
  });
  await fc.assert(property, { numRuns: Math.ceil(numRuns / 4) });
  expect(answered.get(200) ?? 0).toBeGreaterThan(numRuns / 10);
});

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOpen(data) { return data.get('n', 0) != 7 || data.m.a.size() > 2; }
    match /a/{id} {
      allow get: if resource == null || isOpen(resource.data);
      allow list: if request.query.limit < 4 || resource.data.n == 1;
      allow create, update: if isOpen(request.resource.data)
        && request.resource.data.keys().hasOnly(['n', 'm', 'a', 'b', '😀', 'value', 'constructor']);
      allow delete: if existsAfter(/databases/$(database)/documents/a/b) || get(/databases/$(database)/documents/a/b).data.n > 0;
    }
  }
}`;

test('random requests judged by rules cause no server error', async () => {
  const compiled = rulesCompiler(RULES);
  if (!compiled.ok) throw new Error(compiled.errors.join());
  server.firestore.setAuthorizer(compiled.authorizer);
  const token = [{ alg: 'none' }, { sub: 'asha' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const property = fc.asyncProperty(requests, fc.constantFrom('', `${token}.`), async (request, caller) => {
    await send(request, caller);
  });
  await fc.assert(property, { numRuns });
  server.firestore.setAuthorizer(null);
  // The rules allow some requests and deny some.
  expect(answered.get(200) ?? 0).toBeGreaterThan(numRuns / 40);
  expect(answered.get(403) ?? 0).toBeGreaterThan(numRuns / 40);
});
