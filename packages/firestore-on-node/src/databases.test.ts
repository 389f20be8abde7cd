import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningFirestore, startFirestore } from './startFirestore';
import { type JsonRecord } from './json';

// "Manage databases": https://firebase.google.com/docs/firestore/manage-databases
const directory = mkdtempSync(join(tmpdir(), 'firestore-databases-'));
let server: RunningFirestore;

const start = () => startFirestore({ port: 0, dataDir: directory, compactFromBytes: 1 });

beforeAll(async () => {
  server = await start();
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const ROOTS = ['one', 'two'].flatMap((project) =>
  ['(default)', 'second'].map((database) => `projects/${project}/databases/${database}/documents`),
);
const headers = { Authorization: 'Bearer owner' };

async function call(method: string, address: string, body?: object) {
  const response = await fetch(server.url + address, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as JsonRecord & readonly JsonRecord[] };
}

const text = (stringValue: string) => ({ stringValue });
const nameOf = (root: string, id: string, collection = 'items') => `${root}/${collection}/${id}`;
/** Creates documents with these ids, each with the name of its database. */
const fill = (root: string, ids: readonly string[]) =>
  call('POST', `/v1/${root}:commit`, {
    writes: ids.map((id) => ({ update: { name: nameOf(root, id), fields: { in: text(root) } } })),
  });
const clear = (root: string) => call('DELETE', `/emulator/v1/${root}`);

async function found(root: string, structuredQuery: object): Promise<string[]> {
  const { json } = await call('POST', `/v1/${root}:runQuery`, { structuredQuery });
  return json.flatMap(({ document }) =>
    document === undefined ? [] : [String((document as JsonRecord).name)],
  );
}

const QUERIES: readonly (readonly [string, (root: string) => object])[] = [
  ['a collection', () => ({ from: [{ collectionId: 'items' }] })],
  ['a group', () => ({ from: [{ collectionId: 'items', allDescendants: true }] })],
  ['everything', () => ({ from: [{ allDescendants: true }] })],
  [
    'an order',
    () => ({ from: [{ collectionId: 'items' }], orderBy: [{ field: { fieldPath: 'in' } }], limit: 200 }),
  ],
  [
    'an equality',
    (root) => ({
      from: [{ collectionId: 'items' }],
      where: { fieldFilter: { field: { fieldPath: 'in' }, op: 'EQUAL', value: text(root) } },
    }),
  ],
];

async function holdsOnly(root: string, ids: readonly string[]): Promise<void> {
  const names = ids.map((id) => nameOf(root, id));
  for (const [, query] of QUERIES) expect(await found(root, query(root))).toEqual(names);
  const { json } = await call('GET', `/v1/${root}/items`);
  expect(((json.documents ?? []) as JsonRecord[]).map(({ name }) => name)).toEqual(names);
  const { json: listed } = await call('POST', `/v1/${root}:listCollectionIds`, {});
  expect(listed.collectionIds).toEqual(ids.length === 0 ? [] : ['items']);
}

async function restart(): Promise<void> {
  await server.close();
  server = await start();
}

test('databases of one or two projects keep documents with equal ids separate, also over a restart', async () => {
  const held = new Map<string, string[]>();
  for (const [i, root] of ROOTS.entries()) {
    const ids = ['a', 'b', `only${i}`];
    expect((await fill(root, ids)).status).toBe(200);
    held.set(root, ids);
  }
  // More than a query goes through without an index.
  const many = Array.from({ length: 100 }, (_, i) => `m${String(i).padStart(2, '0')}`);
  await fill(ROOTS[1]!, many);
  held.set(ROOTS[1]!, [...many, ...held.get(ROOTS[1]!)!].sort());
  const check = async () => {
    for (const [root, ids] of held) await holdsOnly(root, ids);
  };
  await check();
  await restart();
  await check();
  expect((await call('DELETE', `/v1/${nameOf(ROOTS[0]!, 'a')}`)).status).toBe(200);
  held.set(ROOTS[0]!, ['b', 'only0']);
  expect((await clear(ROOTS[3]!)).status).toBe(200);
  held.set(ROOTS[3]!, []);
  await check();
  await restart();
  await check();
  await fill(ROOTS[3]!, ['new']);
  held.set(ROOTS[3]!, ['new']);
  await restart();
  await check();
});

test('a request to one database cannot name documents of another', async () => {
  const [own, other] = [ROOTS[0]!, ROOTS[1]!];
  const name = nameOf(other, 'a');
  for (const [verb, body] of [
    ['commit', { writes: [{ delete: name }] }],
    ['batchWrite', { writes: [{ update: { name, fields: {} } }] }],
    ['batchGet', { documents: [name] }],
  ] as const) {
    const { status, json } = await call('POST', `/v1/${own}:${verb}`, body);
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('INVALID_ARGUMENT')]);
  }
  expect((await call('GET', `/v1/${name}`)).status).toBe(200);
});

test('a transaction of one database blocks nothing in another, and is unknown there', async () => {
  const [own, other] = [ROOTS[0]!, ROOTS[2]!];
  const { json } = await call('POST', `/v1/${own}:batchGet`, {
    documents: [nameOf(own, 'b')],
    newTransaction: { readWrite: {} },
  });
  const { transaction } = json[0] as { transaction: string };
  const begun = performance.now();
  expect((await call('PATCH', `/v1/${nameOf(other, 'b')}`, {})).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(1_500);
  const elsewhere = await call('POST', `/v1/${other}:commit`, { transaction, writes: [] });
  expect(elsewhere.status).toBe(400);
  expect((await call('POST', `/v1/${own}:commit`, { transaction, writes: [] })).status).toBe(200);
});
