import { ROOT, startForTest } from '../testing/rest';
import { rulesCompiler } from './rulesAuthorizer';

// "Access call limits" and "Atomic operations": https://firebase.google.com/docs/firestore/security/rules-conditions
// A document read alone and a query may access 10 others, batched writes, transactions and reads of several documents 20.
const bans = (count: number) =>
  Array.from({ length: count }, (_, i) => `!exists(/databases/$(d)/documents/bans/$(n + '-${i}'))`).join(
    ' && ',
  );
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /notes/{n} { allow read, write: if ${bans(1)}; }
  match /ten/{n} { allow read, write: if ${bans(10)}; }
  match /eleven/{n} { allow read, write: if ${bans(11)}; }
  match /closed/{n} { allow read; allow write: if false; }
  match /pairs/{n} { allow write: if getAfter(/databases/$(d)/documents/pairs/both).data.n == request.resource.data.n; }
} }`;

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  const compiled = rulesCompiler(RULES);
  if (!compiled.ok) throw new Error(compiled.errors.join());
  server = await startForTest({ authorize: compiled.authorizer });
});
afterAll(() => server.firestore.close());

const ids = (count: number, collection = 'notes') =>
  Array.from({ length: count }, (_, i) => `${collection}/n${i}`);
const update = (path: string, n = 1) => ({
  update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } },
});
const asNobody = async (call: string, body: object) => server.call('POST', call, body, '');
const commit = async (writes: object[], more: object = {}) =>
  (await asNobody(':commit', { writes, ...more })).status;
const batchGet = async (paths: string[]) =>
  (await asNobody(':batchGet', { documents: paths.map((path) => `${ROOT}/${path}`) })).status;
const begin = async () => (await asNobody(':beginTransaction', {})).json.transaction;
const isThere = async (path: string) => (await server.call('GET', `/${path}`)).status === 200;

async function clear(): Promise<void> {
  await fetch(`${server.firestore.url}/emulator/v1/${ROOT}`, { method: 'DELETE' });
}
beforeEach(clear);

describe('the limit of documents that rules may read', () => {
  it('is ten for one operation, also within a batch', async () => {
    expect(await commit([update('ten/a')])).toBe(200);
    expect(await commit([update('eleven/a')])).toBe(403);
    expect(await commit([update('notes/a'), update('eleven/a')])).toBe(403);
    expect((await server.call('GET', '/ten/a', undefined, '')).status).toBe(200);
    expect((await server.call('GET', '/eleven/a', undefined, '')).status).toBe(403);
    expect(await batchGet(['notes/a', 'eleven/a'])).toBe(403);
  });

  it('is twenty for all writes of a batch or transaction together', async () => {
    expect(await commit(ids(20).map((path) => update(path)))).toBe(200);
    await clear();
    expect(await commit(ids(21).map((path) => update(path)))).toBe(403);
    expect(
      await commit(
        ids(21).map((path) => update(path)),
        { transaction: await begin() },
      ),
    ).toBe(403);
    expect(await Promise.all(ids(21).map(isThere))).toEqual(Array(21).fill(false));
    expect(
      await commit(
        ids(20).map((path) => update(path)),
        { transaction: await begin() },
      ),
    ).toBe(200);
    expect(await commit([...ids(2, 'ten').map((path) => update(path))])).toBe(200);
    expect(await commit([...ids(2, 'ten').map((path) => update(path)), update('notes/a')])).toBe(403);
  });

  it('is twenty for several documents that are read together', async () => {
    expect(await batchGet(ids(20))).toBe(200);
    expect(await batchGet(ids(21))).toBe(403);
  });
});

describe('a batch', () => {
  it.each([0, 1, 2])('with one denied write, at position %i, is denied and writes nothing', async (place) => {
    const writes = [update('notes/a'), update('notes/b')];
    writes.splice(place, 0, update('closed/c'));
    expect(await commit(writes)).toBe(403);
    expect(await commit(writes, { transaction: await begin() })).toBe(403);
    expect(await Promise.all(['notes/a', 'notes/b', 'closed/c'].map(isThere))).toEqual([false, false, false]);
    expect(await commit(writes.filter((_, i) => i !== place))).toBe(200);
  });

  it('sent by batchWrite has each write authorized separately', async () => {
    const writes = [update('notes/a'), update('closed/c'), update('notes/b')];
    const { json } = await asNobody(':batchWrite', { writes });
    expect(json.status).toMatchObject([{}, { code: 7 }, {}]);
    expect(await Promise.all(['notes/a', 'closed/c', 'notes/b'].map(isThere))).toEqual([true, false, true]);
  });

  it('is visible as a whole to getAfter', async () => {
    expect(await commit([update('pairs/one', 2), update('pairs/both', 2)])).toBe(200);
    expect(await commit([update('pairs/one', 3), update('pairs/both', 4)])).toBe(403);
    expect(await commit([update('pairs/one', 3)])).toBe(403);
    expect(await commit([update('pairs/one', 2)])).toBe(200);
  });
});
