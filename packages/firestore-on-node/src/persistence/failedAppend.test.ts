import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, startForTest } from '../testing/rest';

let directory: string;
let handles: FileHandle;
let server: Awaited<ReturnType<typeof startForTest>>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firestore-failed-'));
  const file = await open(join(directory, 'probe'), 'a');
  handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startForTest({ dataDir: directory });
  await put('a', 1);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.firestore.close();
  rmSync(directory, { recursive: true });
});

const put = (id: string, value: number) => server.put(`c/${id}`, { n: { integerValue: String(value) } });
const get = async (id: string) => {
  const { status, json } = await server.call('GET', `/c/${id}`);
  return status === 200 ? Number((json.fields as { n: { integerValue: string } }).n.integerValue) : status;
};

/** Holds the next sync until it is let through or made to fail; `called` resolves once a write waits for it. */
function holdSync() {
  let pass = () => {};
  let fail: (error: Error) => void = () => {};
  const held = new Promise<void>((resolve, reject) => {
    pass = resolve;
    fail = reject;
  });
  const called = new Promise<void>((resolve) => {
    jest.spyOn(handles, 'datasync').mockImplementationOnce(() => {
      resolve();
      return held;
    });
  });
  return { called, pass, fail };
}

const query = { structuredQuery: { from: [{ collectionId: 'c' }] } };
const aggregations = [{ alias: 'all', count: {} }];

async function sound(): Promise<void> {
  while ((await get('a')) === 503) await wait(20);
}

/** All calls that reveal documents, including refusals. */
const CALLS: readonly (readonly [string, () => ReturnType<typeof server.call>, number])[] = [
  ['a get', () => server.call('GET', '/c/a'), 200],
  ['a get of a deleted document', () => server.call('GET', '/c/none'), 404],
  ['a list', () => server.call('GET', '/c'), 200],
  ['a batchGet', () => server.call('POST', ':batchGet', { documents: [`${ROOT}/c/a`] }), 200],
  ['a query', () => server.call('POST', ':runQuery', query), 200],
  [
    'a count',
    () =>
      server.call('POST', ':runAggregationQuery', { structuredAggregationQuery: { ...query, aggregations } }),
    200,
  ],
  ['a list of collections', () => server.call('POST', ':listCollectionIds', {}), 200],
  ['a create that is refused', () => server.call('POST', '/c?documentId=a', {}), 409],
  ['a write without a change', () => put('a', 2), 200],
  [
    'a batch with a refusal',
    () =>
      server.call('POST', ':batchWrite', {
        writes: [{ delete: `${ROOT}/c/a`, currentDocument: { exists: false } }],
      }),
    200,
  ],
];

test.each(CALLS)('%s waits until the data that it reveals is durable', async (_title, call, status) => {
  const sync = holdSync();
  const writing = put('a', 2);
  await sync.called;
  let isAnswered = false;
  const reading = call().finally(() => (isAnswered = true));
  await wait(50);
  expect(isAnswered).toBe(false);
  sync.pass();
  expect((await reading).status).toBe(status);
  expect((await writing).status).toBe(200);
});

test.each(CALLS)('%s is refused when that data cannot be made durable', async (_title, call) => {
  const sync = holdSync();
  // Keeps the log in its failed state until the reader has its response, however late.
  let repair = () => {};
  const { truncate } = handles;
  jest.spyOn(handles, 'truncate').mockImplementationOnce(async function (this: FileHandle, length) {
    await new Promise<void>((resolve) => (repair = resolve));
    await truncate.call(this, length);
  });
  const writing = put('a', 2);
  await sync.called;
  const reading = call();
  await wait(30);
  sync.fail(new Error('ENOSPC: no space left on device'));
  expect(await writing).toMatchObject({ status: 503, json: { error: { status: 'UNAVAILABLE' } } });
  const { status, json } = await reading;
  // Of a batch each write has a status of its own: 14 is UNAVAILABLE.
  if (status === 200) expect(json).toMatchObject({ status: [{ code: 14 }] });
  else expect([status, JSON.stringify(json)]).toEqual([503, expect.stringContaining('no space left')]);
  repair();
  await sound();
  expect(await get('a')).toBe(1);
});

test('all writes after a failed append are rolled back with it, newest first', async () => {
  await put('b', 1);
  const sync = holdSync();
  const writes: Promise<{ readonly status: number }>[] = [put('a', 2)];
  await sync.called;
  writes.push(put('a', 3), server.call('DELETE', '/c/b'), put('x/y/z', 4));
  await wait(100);
  writes.push(clear(), put('b', 5));
  await wait(100);
  sync.fail(new Error('no space'));
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 503));
  await sound();
  const state = async () => [await get('a'), await get('b'), await get('x/y/z')];
  expect(await state()).toEqual([1, 1, 404]);
  await put('b', 6);
  await server.firestore.close();
  server = await startForTest({ dataDir: directory });
  expect(await state()).toEqual([1, 6, 404]);
});

test('while the log cannot be cut back nothing is read or written, and everything works afterwards', async () => {
  jest.spyOn(handles, 'appendFile').mockRejectedValueOnce(new Error('no space'));
  const truncate = jest.spyOn(handles, 'truncate').mockRejectedValue(new Error('I/O error'));
  expect((await put('a', 2)).status).toBe(503);
  for (const [, call] of CALLS) {
    const { status, json } = await call();
    if (status === 200) expect(json).toMatchObject({ status: [{ code: 14 }] });
    else expect(status).toBe(503);
  }
  truncate.mockRestore();
  await sound();
  expect(await get('a')).toBe(1);
  expect((await put('a', 2)).status).toBe(200);
});

async function clear(): Promise<{ status: number }> {
  return fetch(`${server.firestore.url}/emulator/v1/${ROOT}`, { method: 'DELETE' });
}
