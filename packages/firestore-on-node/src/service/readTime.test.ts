import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningFirestore } from '../startFirestore';
import { type JsonRecord } from '../json';
import { Store } from '../store/store';
import { PROJECT, ROOT, type Reply, startForTest } from '../testing/rest';
import { DEFAULT_LIMITS } from '../transactions/transactions';
import { readState } from './consistency';
import { Service } from './context';

// "Any microsecond-granularity timestamp within the past hour": https://firebase.google.com/docs/firestore/pitr
const TOO_OLD = { status: 'FAILED_PRECONDITION', message: 'The requested read_time is too old.' };
const n = (value: number) => ({ n: { integerValue: String(value) } });
const query = { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }] };

let server: Awaited<ReturnType<typeof startForTest>>;
let directory: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firestore-past-'));
  server = await startForTest({ dataDir: directory });
});

afterEach(async () => {
  await server.firestore.close();
  rmSync(directory, { recursive: true });
});

const put = async (id: string, value: number) => {
  const { json } = await server.put(`c/${id}`, n(value));
  return String(json.updateTime);
};

const errorOf = ({ json }: Reply) => (Array.isArray(json) ? json[0] : json).error as unknown;

const foundIn = (rows: readonly JsonRecord[]) =>
  rows.map((row) => ((row.document ?? row.found) as { fields?: object } | undefined)?.fields);

/** Every read that takes a time, with how to ask for it. */
const READS: readonly (readonly [string, (readTime: string) => Promise<Reply>])[] = [
  ['get', (readTime) => server.call('GET', `/c/a?readTime=${readTime}`)],
  ['list', (readTime) => server.call('GET', `/c?readTime=${readTime}`)],
  ['listCollectionIds', (readTime) => server.call('POST', ':listCollectionIds', { readTime })],
  [
    'batchGet',
    (readTime) => server.call('POST', ':batchGet', { documents: [`${ROOT}/c/a`, `${ROOT}/c/b`], readTime }),
  ],
  ['runQuery', (readTime) => server.call('POST', ':runQuery', { structuredQuery: query, readTime })],
  [
    'runAggregationQuery',
    (readTime) =>
      server.call('POST', ':runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery: query, aggregations: [{ alias: 'all', count: {} }] },
        readTime,
      }),
  ],
  [
    'beginTransaction',
    (readTime) => server.call('POST', ':beginTransaction', { options: { readOnly: { readTime } } }),
  ],
];

const read = (name: string, readTime: string) => READS.find(([known]) => known === name)![1](readTime);

test('gets, lists, queries and counts see the state at the read time', async () => {
  const before = await put('a', 1);
  await put('a', 2);
  await put('b', 3);
  expect((await read('get', before)).json.fields).toEqual(n(1));
  const listed = (await read('list', before)).json.documents as JsonRecord[];
  expect(listed.map(({ fields }) => fields)).toEqual([n(1)]);
  const got = (await read('batchGet', before)).json;
  expect(foundIn(got)).toEqual([n(1), undefined]);
  expect(got[1]).toEqual({ missing: `${ROOT}/c/b`, readTime: before });
  const queried = (await read('runQuery', before)).json;
  expect(foundIn(queried)).toEqual([n(1)]);
  expect(queried[0]!.readTime).toBe(before);
  const counted = (await read('runAggregationQuery', before)).json;
  expect(counted[0]!.result).toEqual({ aggregateFields: { all: { integerValue: '1' } } });
});

test('collections and missing parents are listed as of the read time', async () => {
  await server.put('gone/parent/below/x', n(1));
  await server.put('shrunk/parent/below/x', n(1));
  await server.put('stays/x', n(1));
  const before = await put('a', 1);
  for (const path of ['gone/parent/below/x', 'shrunk/parent/below/x', 'c/a'])
    await server.call('DELETE', `/${path}`);
  await server.put('shrunk/parent', n(2));
  await server.put('stays/y', n(2));
  await server.put('later/parent/below/x', n(2));
  const collections = async (body: object, parent = '') =>
    (await server.call('POST', `${parent}:listCollectionIds`, body)).json.collectionIds;
  const names = async (collection: string, more = '') => {
    const { json } = await server.call('GET', `/${collection}?showMissing=true${more}`);
    return ((json.documents ?? []) as JsonRecord[]).map(({ name, fields }) => [name, fields]);
  };
  expect(await collections({})).toEqual(['later', 'shrunk', 'stays']);
  expect(await collections({ readTime: before })).toEqual(['c', 'gone', 'shrunk', 'stays']);
  expect(await collections({ readTime: before }, '/gone/parent')).toEqual(['below']);
  expect(await collections({}, '/gone/parent')).toEqual([]);
  const at = `&readTime=${before}`;
  expect(await names('gone', at)).toEqual([[`${ROOT}/gone/parent`, undefined]]);
  expect(await names('gone')).toEqual([]);
  expect(await names('shrunk', at)).toEqual([[`${ROOT}/shrunk/parent`, undefined]]);
  expect(await names('shrunk')).toEqual([[`${ROOT}/shrunk/parent`, n(2)]]);
  expect(await names('later', at)).toEqual([]);
  expect(await names('later')).toEqual([[`${ROOT}/later/parent`, undefined]]);
});

test('a read-only transaction reads at its read time', async () => {
  const before = await put('a', 1);
  await put('a', 2);
  const { transaction } = (await read('beginTransaction', before)).json;
  const begun = await server.call('POST', ':runQuery', { structuredQuery: query, transaction });
  expect(foundIn(begun.json)).toEqual([n(1)]);
  const inOne = await server.call('POST', ':batchGet', {
    documents: [`${ROOT}/c/a`],
    newTransaction: { readOnly: { readTime: before } },
  });
  expect(foundIn(inOne.json.slice(1))).toEqual([n(1)]);
});

test.each(READS)('%s: a future read time is invalid, and one too long ago is refused', async (name) => {
  await put('a', 1);
  const future = await read(name, new Date(Date.now() + 60_000).toISOString());
  expect(errorOf(future)).toMatchObject({ status: 'INVALID_ARGUMENT' });
  const past = await read(name, '2001-01-01T00:00:00Z');
  expect(errorOf(past)).toMatchObject(TOO_OLD);
});

test.each(READS)(
  '%s: a read time before the restart is refused instead of using the present state',
  async (name) => {
    const before = await put('a', 1);
    await put('a', 2);
    await server.firestore.close();
    server = await startForTest({ dataDir: directory });
    expect(errorOf(await read(name, before))).toMatchObject(TOO_OLD);
    const after = await put('a', 3);
    expect((await read(name, after)).status).toBe(200);
  },
);

test('a database without a stored history has no known past either', async () => {
  const before = await put('a', 1);
  await server.firestore.close();
  server = await startForTest({ dataDir: directory });
  const { store } = server.firestore;
  const other = store.database(PROJECT, 'other');
  expect(other.remembers(before)).toBe(false);
  expect(other.remembers(store.clock.now())).toBe(true);
});

test.each([
  ['in memory', false],
  ['on the disk', true],
])('before its creation a database %s was empty, also after a restart', async (_title, isKept) => {
  await server.firestore.close();
  const dataDir = isKept ? mkdtempSync(join(directory, 'fresh-')) : null;
  server = await startForTest({ dataDir });
  const before = new Date(Date.now() - 60_000).toISOString();
  const expectEmpty = async () => {
    expect((await read('get', before)).status).toBe(404);
    expect((await read('runQuery', before)).json).toEqual([{ readTime: before }]);
    expect((await read('beginTransaction', before)).status).toBe(200);
  };
  await expectEmpty();
  const firstWrite = await put('a', 1);
  await put('a', 2);
  await expectEmpty();
  if (!isKept) return;
  await server.firestore.close();
  server = await startForTest({ dataDir });
  await expectEmpty();
  expect(errorOf(await read('get', firstWrite))).toMatchObject(TOO_OLD);
});

test('the state before a clear is forgotten, and the state after it is readable', async () => {
  const before = await put('a', 1);
  await clear(server.firestore);
  const after = await put('b', 2);
  expect(errorOf(await read('runQuery', before))).toMatchObject(TOO_OLD);
  await put('b', 3);
  expect(foundIn((await read('runQuery', after)).json)).toEqual([n(2)]);
});

test('the history covers an hour even without changes, and a transaction keeps its read time', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const store = await Store.open({ dataDir: null, warn: () => undefined, wallMillis: () => now });
  const place = { project: 'p', database: 'd' };
  const service = new Service(store, DEFAULT_LIMITS, null, null);
  const context = service.context(place, { kind: 'owner' });
  const readTime = store.clock.now();
  now += 3_599_000;
  expect(readState(context, { readTime }).view).toBe(context.database);
  const { begun } = readState(context, { newTransaction: { readOnly: { readTime } } });
  now += 2_000;
  expect(() => readState(context, { readTime })).toThrow(expect.objectContaining(TOO_OLD));
  expect(() => readState(context, { newTransaction: { readOnly: { readTime } } })).toThrow(
    expect.objectContaining(TOO_OLD),
  );
  expect(readState(context, { transaction: begun! }).readTime()).toBe(readTime);
});

async function clear({ url }: RunningFirestore): Promise<void> {
  const documents = `${url}/emulator/v1/${ROOT}`;
  const { status } = await fetch(documents, { method: 'DELETE' });
  expect(status).toBe(200);
}
