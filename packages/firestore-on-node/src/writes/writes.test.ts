import { ROOT, startForTest } from '../testing/rest';

// "Add data": https://firebase.google.com/docs/firestore/manage-data/add-data
// Masks, transforms and preconditions: https://cloud.google.com/firestore/docs/reference/rest/v1/Write
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const n = (value: number) => ({ integerValue: String(value) });
const d = (value: number | string) => ({ doubleValue: value });
const list = (...values: object[]) => ({ values });
const commit = (...writes: object[]) => server.call('POST', ':commit', { writes });
const fieldsOf = async (path: string) => (await server.call('GET', `/${path}`)).json.fields;

test.each<[string, object | null, object, object]>([
  ['increment of a missing field', null, { increment: n(2) }, n(2)],
  ['increment of an integer', n(40), { increment: n(2) }, n(42)],
  ['increment by a double', n(1), { increment: d(0.5) }, d(1.5)],
  ['increment of a string', { stringValue: 'a' }, { increment: n(2) }, n(2)],
  [
    'increment past int64',
    { integerValue: '9223372036854775807' },
    { increment: n(1) },
    { integerValue: '9223372036854775807' },
  ],
  [
    'decrement past int64',
    { integerValue: '-9223372036854775808' },
    { increment: n(-1) },
    { integerValue: '-9223372036854775808' },
  ],
  ['maximum keeps the field among equals', n(3), { maximum: d(3) }, n(3)],
  ['maximum takes the larger and its type', n(3), { maximum: d(3.5) }, d(3.5)],
  ['maximum with NaN', n(3), { maximum: d('NaN') }, d('NaN')],
  ['minimum', n(3), { minimum: n(-1) }, n(-1)],
  ['minimum of zeros keeps the field', d('-0'), { minimum: n(0) }, d('-0')],
])('%s', async (_title, before, transform, after) => {
  await server.put('t/numeric', before === null ? {} : { v: before });
  const { json } = await commit({
    update: { name: `${ROOT}/t/numeric` },
    updateMask: {},
    updateTransforms: [{ fieldPath: 'v', ...transform }],
  });
  expect(await fieldsOf('t/numeric')).toEqual({ v: after });
  expect(json.writeResults).toEqual([{ updateTime: expect.any(String), transformResults: [after] }]);
});

test('array transforms compare by value and answer null', async () => {
  await server.put('t/array', { v: { arrayValue: list(n(1), n(1), n(2)) } });
  const { json } = await commit({
    update: { name: `${ROOT}/t/array` },
    updateMask: {},
    updateTransforms: [
      { fieldPath: 'v', appendMissingElements: list(d(1), n(3), n(3)) },
      { fieldPath: 'v', removeAllFromArray: list(d(2)) },
    ],
  });
  expect(await fieldsOf('t/array')).toEqual({ v: { arrayValue: list(n(1), n(1), n(3)) } });
  expect(json.writeResults).toMatchObject([{ transformResults: [{ nullValue: null }, { nullValue: null }] }]);
});

test('the request time is equal for all fields of a commit, in milliseconds', async () => {
  const stamp = (id: string) => ({
    update: { name: `${ROOT}/t/${id}`, fields: {} },
    updateTransforms: [
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'deep.`a.t`', setToServerValue: 1 },
    ],
  });
  await commit(stamp('time1'), stamp('time2'));
  const fields = await fieldsOf('t/time1');
  expect(fields).toEqual(await fieldsOf('t/time2'));
  const { timestampValue } = (fields as { at: { timestampValue: string } }).at;
  expect(timestampValue).toMatch(/^[-\dT:]{19}(\.\d{3})?Z$/);
  expect(fields).toEqual({
    at: { timestampValue },
    deep: { mapValue: { fields: { 'a.t': { timestampValue } } } },
  });
});

test('a mask changes only its paths and deletes those without a value', async () => {
  await server.put('t/mask', { a: n(1), b: { mapValue: { fields: { x: n(1), y: n(2) } } }, c: n(3) });
  await server.call(
    'PATCH',
    '/t/mask?updateMask.fieldPaths=b.x&updateMask.fieldPaths=c&updateMask.fieldPaths=`d.d`',
    {
      fields: { a: n(9), b: { mapValue: { fields: { x: n(7) } } }, 'd.d': n(4) },
    },
  );
  expect(await fieldsOf('t/mask')).toEqual({
    a: n(1),
    b: { mapValue: { fields: { x: n(7), y: n(2) } } },
    'd.d': n(4),
  });
});

test('a write without a change keeps the update time', async () => {
  const first = await server.put('t/same', { a: n(1) });
  const second = await server.put('t/same', { a: n(1) });
  const third = await server.put('t/same', { a: d(1) });
  expect(second.json.updateTime).toBe(first.json.updateTime);
  expect(third.json.updateTime).not.toBe(first.json.updateTime);
  expect(third.json.createTime).toBe(first.json.createTime);
});

describe('preconditions', () => {
  const update = (id: string, currentDocument: object) => ({
    update: { name: `${ROOT}/t/${id}`, fields: {} },
    currentDocument,
  });

  test.each([
    ['exists on a missing document', 'absent', { exists: true }, 404, 'NOT_FOUND'],
    ['exists: false on something', 'present', { exists: false }, 409, 'ALREADY_EXISTS'],
    ['another update time', 'present', { updateTime: '2020-01-01T00:00:00Z' }, 400, 'FAILED_PRECONDITION'],
    [
      'an update time on a missing document',
      'absent',
      { updateTime: '2020-01-01T00:00:00Z' },
      404,
      'NOT_FOUND',
    ],
  ])('%s', async (_title, id, currentDocument, code, status) => {
    await server.put('t/present', { kept: n(1) });
    const reply = await commit(
      { update: { name: `${ROOT}/t/never`, fields: {} } },
      update(id, currentDocument),
    );
    expect(reply).toMatchObject({ status: code, json: { error: { code, status } } });
    expect((await server.call('GET', '/t/never')).status).toBe(404);
    expect(await fieldsOf('t/present')).toEqual({ kept: n(1) });
  });

  test('accept the right update time, also with nine digits', async () => {
    const { json } = await server.put('t/versioned', { a: n(1) });
    const updateTime = String(json.updateTime).replace(
      /(\.\d+)?Z$/,
      (digits) => `${digits.slice(0, -1).padEnd(10, digits === 'Z' ? '.000000000' : '0')}Z`,
    );
    expect((await commit(update('versioned', { updateTime }))).status).toBe(200);
    expect((await server.call('DELETE', '/t/versioned?currentDocument.exists=true')).status).toBe(200);
    expect((await server.call('DELETE', '/t/versioned?currentDocument.exists=true')).status).toBe(404);
    expect((await server.call('DELETE', '/t/versioned')).status).toBe(200);
  });

  test('verify checks without writing', async () => {
    const { json } = await server.put('t/verified', { a: n(1) });
    const verify = (currentDocument: object) => commit({ verify: `${ROOT}/t/verified`, currentDocument });
    expect((await verify({ updateTime: json.updateTime })).status).toBe(200);
    expect((await verify({ exists: false })).status).toBe(409);
  });
});

test('a batch gives each write its own status', async () => {
  const { json, status } = await server.call('POST', ':batchWrite', {
    writes: [
      { update: { name: `${ROOT}/b/one`, fields: { a: n(1) } } },
      { update: { name: `${ROOT}/b/two`, fields: {} }, currentDocument: { exists: true } },
      { delete: `${ROOT}/b/three` },
    ],
  });
  expect(status).toBe(200);
  expect(json.status).toMatchObject([{ code: 0 }, { code: 5 }, { code: 0 }]);
  expect(json.writeResults).toEqual([{ updateTime: expect.any(String) }, {}, {}]);
  expect(await fieldsOf('b/one')).toEqual({ a: n(1) });
});

test('create generates an id, or uses the given one once', async () => {
  const made = await server.call('POST', '/made', { fields: { a: n(1) } });
  expect(made.json.name).toMatch(/\/made\/[A-Za-z0-9]{20}$/);
  expect((await server.call('POST', '/made?documentId=own', {})).status).toBe(200);
  const again = await server.call('POST', '/made?documentId=own', {});
  expect(again).toMatchObject({ status: 409, json: { error: { status: 'ALREADY_EXISTS' } } });
});

test.each([
  [
    'a document over 1 MiB',
    { update: { name: `${ROOT}/t/big`, fields: { a: { stringValue: 'x'.repeat(1_048_577) } } } },
  ],
  ['another database', { update: { name: 'projects/x/databases/y/documents/a/b', fields: {} } }],
  ['a collection', { delete: `${ROOT}/t` }],
  ['a reserved id', { delete: `${ROOT}/t/__x__` }],
  ['no operation', {}],
  [
    'an increment by a string',
    {
      update: { name: `${ROOT}/t/x` },
      updateTransforms: [{ fieldPath: 'a', increment: { stringValue: '1' } }],
    },
  ],
])('%s is refused', async (_title, write) => {
  expect(await commit(write)).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
});
