import { ROOT, startForTest } from '../testing/rest';

// https://cloud.google.com/firestore/docs/reference/rest/v1/Write and the calls of
// https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const n = (value: number) => ({ integerValue: String(value) });
const name = (id: string) => `${ROOT}/f/${id}`;
const commit = (...writes: object[]) => server.call('POST', ':commit', { writes });
const fieldsOf = async (id: string) => (await server.call('GET', `/f/${id}`)).json.fields;
const increment = { fieldPath: 'n', increment: n(2) };
const refused = (message: RegExp) => ({
  status: 400,
  json: { error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) as unknown } },
});

describe('a separate transform write, as sent by older clients', () => {
  const transform = (id: string, ...fieldTransforms: object[]) => ({
    transform: { document: name(id), fieldTransforms },
  });

  test('equals an update with transforms and an empty mask', async () => {
    await server.put('f/old', { n: n(1), kept: n(9) });
    await server.put('f/new', { n: n(1), kept: n(9) });
    const time = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
    const { json } = await commit(transform('old', increment, time), {
      update: { name: name('new') },
      updateMask: {},
      updateTransforms: [increment, time],
    });
    const [older, newer] = json.writeResults as unknown as [object, object];
    expect(older).toEqual(newer);
    expect(older).toMatchObject({ transformResults: [n(3), { timestampValue: expect.any(String) }] });
    expect(await fieldsOf('old')).toEqual(await fieldsOf('new'));
    expect(await fieldsOf('old')).toMatchObject({ n: n(3), kept: n(9) });
  });

  test('creates the document unless a precondition requires one', async () => {
    const write = transform('made', increment);
    expect((await commit({ ...write, currentDocument: { exists: true } })).status).toBe(404);
    expect((await commit(write)).status).toBe(200);
    expect(await fieldsOf('made')).toEqual({ n: n(2) });
  });

  test('applies after an update of the same document in one commit', async () => {
    await commit({ update: { name: name('both'), fields: { n: n(10) } } }, transform('both', increment));
    expect(await fieldsOf('both')).toEqual({ n: n(12) });
  });
});

test.each<[string, object, RegExp]>([
  ['a mask on a delete', { delete: name('x'), updateMask: {} }, /update_mask/],
  ['a mask on a verification', { verify: name('x'), updateMask: { fieldPaths: ['a'] } }, /update_mask/],
  ['transforms on a delete', { delete: name('x'), updateTransforms: [increment] }, /update_transforms/],
  [
    'a transform of both kinds',
    { transform: { document: name('x'), fieldTransforms: [increment] }, updateTransforms: [increment] },
    /update_transforms/,
  ],
  ['an update and a delete', { update: { name: name('x') }, delete: name('x') }, /oneof field 'operation'/],
  ['a name cut short', { delete: `${ROOT}/f` }, /^Document name ".*\/f" lacks "\/" at index \d+\.$/],
  ['a name without its database', { delete: 'f/x' }, /lacks "projects" at index 0\.$/],
  [
    'a time of nanoseconds',
    { delete: name('x'), currentDocument: { updateTime: '2026-01-01T00:00:00.000000001Z' } },
    /microsecond aligned/,
  ],
  [
    'two preconditions',
    { delete: name('x'), currentDocument: { exists: true, updateTime: '2026-01-01T00:00:00Z' } },
    /condition_type/,
  ],
])('%s is refused, and nothing is written', async (_title, write, message) => {
  expect(await commit({ update: { name: name('beside'), fields: {} } }, write)).toMatchObject(
    refused(message),
  );
  expect((await server.call('GET', '/f/beside')).status).toBe(404);
});

test('a batch may not name a document twice, and a commit may', async () => {
  const writes = [1, 2].map((value) => ({ update: { name: name('twice'), fields: { n: n(value) } } }));
  expect(await server.call('POST', ':batchWrite', { writes })).toMatchObject(refused(/more than once/));
  expect((await server.call('GET', '/f/twice')).status).toBe(404);
  const { json } = await commit(...writes);
  expect(json.writeResults).toHaveLength(2);
  expect(await fieldsOf('twice')).toEqual({ n: n(2) });
});

test('masks reduce the answers of create, update, get and batchGet, and not the stored document', async () => {
  const fields = { a: n(1), m: { mapValue: { fields: { 'x y': n(2), z: n(3) } } } };
  const cut = { m: { mapValue: { fields: { 'x y': n(2) } } } };
  const mask = 'mask.fieldPaths=m.%60x%20y%60&mask.fieldPaths=none';
  const created = await server.call('POST', `/f?documentId=masked&${mask}`, { fields });
  expect(created.json).toEqual({
    name: name('masked'),
    fields: cut,
    createTime: expect.any(String),
    updateTime: expect.any(String),
  });
  expect(await fieldsOf('masked')).toEqual(fields);
  expect((await server.call('PATCH', `/f/masked?${mask}`, { fields })).json.fields).toEqual(cut);
  expect(await fieldsOf('masked')).toEqual(fields);
  expect((await server.call('GET', `/f/masked?${mask}`)).json.fields).toEqual(cut);
  const documents = [name('masked'), name('none')];
  const { json } = await server.call('POST', ':batchGet', {
    documents,
    mask: { fieldPaths: ['m.`x y`', 'none'] },
  });
  expect(json).toMatchObject([{ found: { fields: cut } }, { missing: name('none') }]);
  expect((json[0]!.found as { fields: object }).fields).toEqual(cut);
  const bad = await server.call('POST', ':batchGet', { documents, mask: { fieldPaths: ['a..b'] } });
  expect(bad.json).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
  expect((await server.call('POST', '/f?documentId=never&mask.fieldPaths=a..b', { fields })).status).toBe(
    400,
  );
  expect((await server.call('GET', '/f/never')).status).toBe(404);
});

test('a document to create must not have a name', async () => {
  expect(await server.call('POST', '/f?documentId=named', { name: name('named'), fields: {} })).toMatchObject(
    refused(/name must not be set/),
  );
  expect((await server.call('GET', '/f/named')).status).toBe(404);
});
