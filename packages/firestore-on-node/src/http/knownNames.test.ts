import { ROOT, startForTest } from '../testing/rest';

// https://cloud.google.com/apis/design/errors and the messages of
// https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const unknown = (name: string, at: string | null = null) =>
  `Invalid JSON payload received. Unknown name "${name}"${at === null ? '' : ` at '${at}'`}: Cannot find field.`;
const unbound = (name: string) =>
  `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`;
const items = { from: [{ collectionId: 'items' }] };
const commit = (...writes: object[]) => ({ writes });
const update = (fields: object, rest: object = {}) =>
  commit({ update: { name: `${ROOT}/items/a`, fields }, ...rest });

test.each<[string, string, string, object | undefined, string]>([
  ['the request', 'POST', ':runQuery', { query: {} }, unknown('query')],
  [
    'a query',
    'POST',
    ':runQuery',
    { structuredQuery: { ...items, orderby: [] } },
    unknown('orderby', 'structured_query'),
  ],
  [
    'an element of a list',
    'POST',
    ':runQuery',
    { structuredQuery: { ...items, orderBy: [{}, { dir: 1 }] } },
    unknown('dir', 'structured_query.order_by[1]'),
  ],
  [
    'an aggregation',
    'POST',
    ':runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery: items, aggregations: [{ count: { upto: 1 } }] } },
    unknown('upto', 'structured_aggregation_query.aggregations[0].count'),
  ],
  [
    'a value in a map in a write',
    'POST',
    ':commit',
    update({ a: { nullValue: null }, b: { mapValue: { fields: { c: { string: 'x' } } } } }),
    unknown('string', 'writes[0].update.fields[1].value.map_value.fields[0].value'),
  ],
  ['a write', 'POST', ':batchWrite', update({}, { mask: {} }), unknown('mask', 'writes[0]')],
  [
    'the document that is the body',
    'PATCH',
    '/items/a',
    { fields: { a: { int: 1 } } },
    unknown('int', 'document.fields[0].value'),
  ],
  ['a created document', 'POST', '/items', { id: 'a' }, unknown('id', 'document')],
  [
    'two at once',
    'POST',
    ':beginTransaction',
    { options: { readOnly: { at: 1 } }, retry: 1 },
    `${unknown('at', 'options.read_only')}\n${unknown('retry')}`,
  ],
  [
    'the prototype of all',
    'POST',
    ':commit',
    JSON.parse('{"__proto__": {}}') as object,
    unknown('__proto__'),
  ],
  [
    'two operations in a write',
    'POST',
    ':commit',
    update({}, { delete: `${ROOT}/items/a` }),
    "Invalid value at 'writes[0]' (oneof), oneof field 'operation' is already set. Cannot set 'delete'",
  ],
  [
    'two types of a value, one of them null',
    'PATCH',
    '/items/a',
    { fields: { a: { nullValue: null, string_value: 'x' } } },
    "Invalid value at 'document.fields[0].value' (oneof), oneof field 'value_type' is already set. Cannot set 'stringValue'",
  ],
  [
    'two times to read at',
    'POST',
    ':batchGet',
    { documents: [], readTime: '2026-01-01T00:00:00Z', newTransaction: {} },
    "Invalid value (oneof), oneof field 'consistency_selector' is already set. Cannot set 'newTransaction'",
  ],
  [
    'two transforms in one',
    'POST',
    ':commit',
    update({}, { updateTransforms: [{ fieldPath: 'a', increment: {}, maximum: {} }] }),
    "Invalid value at 'writes[0].update_transforms[0]' (oneof), oneof field 'transform_type' is already set. Cannot set 'maximum'",
  ],
  [
    'bytes that are not base64',
    'PATCH',
    '/items/a',
    { fields: { a: { bytesValue: 'a*' } } },
    `Invalid value at 'document.fields[0].value.bytes_value' (TYPE_BYTES), Base64 decoding failed for "a*"`,
  ],
  [
    'a number for a text',
    'PATCH',
    '/items/a',
    { fields: { a: { arrayValue: { values: [{ stringValue: 1 }] } } } },
    `Invalid value at 'document.fields[0].value.array_value.values[0].string_value' (TYPE_STRING), 1`,
  ],
  [
    'an integer past 64 bits',
    'PATCH',
    '/items/a',
    { fields: { a: { integerValue: '9223372036854775808' } } },
    `Invalid value at 'document.fields[0].value.integer_value' (TYPE_INT64), "9223372036854775808"`,
  ],
  [
    'a text for a boolean',
    'POST',
    ':runQuery',
    { structuredQuery: { from: [{ allDescendants: 'yes' }] } },
    `Invalid value at 'structured_query.from[0].all_descendants' (TYPE_BOOL), "yes"`,
  ],
  ['a URL parameter', 'GET', '/items/a?masks=a', undefined, unbound('masks')],
  [
    'a parameter of another call',
    'DELETE',
    '/items/a?mask.fieldPaths=a',
    undefined,
    unbound('mask.fieldPaths'),
  ],
  ['a parameter beside a body', 'POST', ':commit?transaction=x', {}, unbound('transaction')],
])(
  'an unknown or misplaced name in %s is refused with its position',
  async (_title, method, path, body, message) => {
    const { status, json } = await server.call(method, path, body);
    expect(status).toBe(400);
    const { error } = (
      [json].flat() as { error: { message: string; status: string; details: object[] } }[]
    )[0]!;
    expect([error.status, error.message]).toEqual(['INVALID_ARGUMENT', message]);
    const fieldViolations = message
      .split('\n')
      .map((description) => expect.objectContaining({ description }) as object);
    expect(error.details).toEqual([
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations },
    ]);
  },
);

test('the names of the .proto files and the parameters of all Google APIs are accepted', async () => {
  await server.put('items/a', { n: { integerValue: '1' } });
  const structured_query = { from: [{ collection_id: 'items' }], order_by: [{ field: { field_path: 'n' } }] };
  const { json } = await server.call('POST', ':runQuery?$alt=json;enum-encoding=int&key=k', {
    structured_query,
  });
  expect(json).toMatchObject([{ document: { name: `${ROOT}/items/a` } }]);
  const masked = await server.call('GET', '/items/a?mask.field_paths=m&alt=json');
  expect(masked.json).toMatchObject({ fields: {} });
});

test('a null value counts as not set', async () => {
  const write = {
    update: { name: `${ROOT}/items/n`, fields: {} },
    delete: null,
    currentDocument: { exists: null },
  };
  expect((await server.call('POST', ':commit', commit(write))).status).toBe(200);
});

test('a field may have any name', async () => {
  const fields = { structured_query: { integerValue: '1' }, constructor: { nullValue: null } };
  expect((await server.put('items/b', fields)).json.fields).toEqual(fields);
});

test('an unknown verb is not read as a collection', async () => {
  for (const verb of [':executePipeline', ':nonsense'])
    expect((await server.call('POST', verb, {})).status).toBe(404);
});
