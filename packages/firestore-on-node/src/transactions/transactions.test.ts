import { type JsonRecord } from '../json';
import { ROOT, startForTest } from '../testing/rest';

// "Transactions and batched writes": https://firebase.google.com/docs/firestore/manage-data/transactions
// "Transaction serializability and isolation": https://firebase.google.com/docs/firestore/transaction-data-contention
let server: Awaited<ReturnType<typeof startForTest>>;
/** For tests in which a wait must end. */
const SHORT = { shareAfterMs: 60, stallMs: 150 };
/** For tests in which a wait must outlast the other transaction, on a slow machine too. */
const LONG = { shareAfterMs: 60_000, stallMs: 60_000 };

async function start(limits: typeof SHORT): Promise<void> {
  server = await startForTest({ limits });
  await server.put('c/one', { n: { integerValue: '1' } });
  await server.put('c/two', { n: { integerValue: '2' } });
}

async function restart(limits: typeof SHORT): Promise<void> {
  await server.firestore.close();
  await start(limits);
}

beforeEach(() => start(SHORT));

afterEach(() => server.firestore.close());

const name = (id: string) => `${ROOT}/c/${id}`;
const set = (id: string, n = 9) => ({
  update: { name: name(id), fields: { n: { integerValue: String(n) } } },
});
const begin = async (options = {}) =>
  String((await server.call('POST', ':beginTransaction', { options })).json.transaction);
const read = (transaction: string, ...ids: string[]) =>
  server.call('POST', ':batchGet', { documents: ids.map(name), transaction });
const commit = (transaction: string | undefined, ...writes: object[]) =>
  server.call('POST', ':commit', { transaction, writes });
const valueOf = async (id: string) => {
  const { fields } = (await server.call('GET', `/c/${id}`)).json as unknown as {
    fields: { n: { integerValue: string } };
  };
  return Number(fields.n.integerValue);
};

const ABORTED = { status: 409, json: { error: { status: 'ABORTED' } } };

test('of two transactions that read and write the same document exactly one commits', async () => {
  const [a, b] = [await begin(), await begin()];
  expect((await read(a, 'one')).status).toBe(200);
  expect((await read(b, 'one')).status).toBe(200);
  const first = await commit(a, set('one', 10));
  const second = await commit(b, set('one', 20));
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await valueOf('one')).toBe(first.status === 200 ? 10 : 20);
});

test('a waiting reader continues when the transaction before it has committed', async () => {
  await restart(LONG);
  const [a, b] = [await begin(), await begin()];
  await read(a, 'one');
  const waiting = read(b, 'one');
  await commit(a, set('one', 10));
  const { json } = await waiting;
  expect(json[0]!.found).toMatchObject({ fields: { n: { integerValue: '10' } } });
  expect((await commit(b, set('one', 11))).status).toBe(200);
});

test('a plain write is ABORTED when a reading transaction does not end', async () => {
  const a = await begin();
  await read(a, 'one');
  expect(await commit(undefined, set('one'))).toMatchObject(ABORTED);
  expect((await commit(a, set('two', 20))).status).toBe(200);
});

test('a plain write waits for a reading transaction', async () => {
  await restart(LONG);
  const a = await begin();
  await read(a, 'one');
  const later = server.put('c/one', { n: { integerValue: '30' } });
  expect((await commit(a, set('two', 20))).status).toBe(200);
  expect((await later).status).toBe(200);
  expect(await valueOf('one')).toBe(30);
});

test('write skew is not possible', async () => {
  const [a, b] = [await begin(), await begin()];
  await Promise.all([read(a, 'one', 'two'), read(b, 'two', 'one')]);
  const replies = await Promise.all([commit(a, set('one')), commit(b, set('two'))]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a deadlock ends at once with one commit', async () => {
  const [a, b] = [await begin(), await begin()];
  await Promise.all([read(a, 'one'), read(b, 'two')]);
  await Promise.all([read(a, 'two'), read(b, 'one')]);
  const replies = await Promise.all([commit(a, set('two')), commit(b, set('one'))]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a query in a transaction is safe from phantoms', async () => {
  const a = await begin();
  const structuredQuery = { from: [{ collectionId: 'c' }] };
  await server.call('POST', ':runQuery', { structuredQuery, transaction: a });
  expect(await commit(undefined, set('two'))).toMatchObject(ABORTED);
  await server.put('c/three', {});
  expect(await commit(a, set('one'))).toMatchObject(ABORTED);
  expect(await valueOf('one')).toBe(1);
});

test('a missing document that was read stays missing', async () => {
  const a = await begin();
  expect((await read(a, 'none')).json[0]).toMatchObject({ missing: name('none') });
  expect(await commit(undefined, set('none'))).toMatchObject(ABORTED);
  expect((await commit(a, set('none'))).status).toBe(200);
});

test('a transaction can begin with its first read', async () => {
  const { json } = await server.call('POST', ':batchGet', {
    documents: [name('one')],
    newTransaction: { readWrite: {} },
  });
  const { transaction } = json[0] as { transaction: string };
  expect((await commit(transaction, set('one', 5))).status).toBe(200);
  expect(await commit(transaction, set('one', 6))).toMatchObject({ status: 400 });
});

test('a rolled back transaction releases its locks and cannot commit', async () => {
  const a = await begin();
  await read(a, 'one');
  expect((await server.call('POST', ':rollback', { transaction: a })).status).toBe(200);
  expect((await commit(undefined, set('one', 3))).status).toBe(200);
  const reply = await commit(a, set('one', 4));
  expect(reply.status).toBe(400);
  expect((reply.json.error as JsonRecord).message).toMatch(/transaction has expired/);
});

test('an idle transaction expires and releases its locks', async () => {
  await server.firestore.close();
  server = await startForTest({ limits: { ...LONG, longestIdleMs: 100 } });
  const a = await begin();
  await read(a, 'one');
  expect((await commit(undefined, set('one', 3))).status).toBe(200);
  expect((await commit(a)).status).toBe(400);
});

test('a read-only transaction sees one snapshot, takes no locks and writes nothing', async () => {
  const a = await begin({ readOnly: {} });
  await commit(undefined, set('one', 100), { delete: name('two') }, set('three', 3));
  const { json } = await server.call('POST', ':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '50' } } },
    },
    transaction: a,
  });
  expect(json.map(({ document }) => (document as JsonRecord).name)).toEqual([name('one'), name('two')]);
  expect((await read(a, 'three')).json[0]).toHaveProperty('missing');
  expect((await commit(a, set('one'))).status).toBe(400);
});

test('a past state can be read by its read time', async () => {
  const { json } = await server.call('GET', '/c/one');
  await commit(undefined, set('one', 100));
  const past = await server.call('GET', `/c/one?readTime=${String(json.updateTime)}`);
  expect(past.json.fields).toEqual({ n: { integerValue: '1' } });
});
