import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStorage, type StorageServer } from '.';

const BUCKET = 'demo.firebasestorage.app';
let folder: string;
let storage: StorageServer;

const start = async () => (storage = await startStorage({ port: 0, folder, bucket: BUCKET }));
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'glumist-storage-'));
  await start();
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const owner = { authorization: 'Bearer owner' };
const put = (name: string, body: string, query = '&ifGenerationMatch=0', bucket = BUCKET) =>
  fetch(
    `${storage.url}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(name)}${query}`,
    { method: 'POST', headers: { ...owner, 'content-type': 'image/webp' }, body },
  );
const get = (name: string, query = '?alt=media', headers: Record<string, string> = owner) =>
  fetch(`${storage.url}/storage/v1/b/${BUCKET}/o/${encodeURIComponent(name)}${query}`, { headers });

test('a file is stored with its type and metadata, and survives a restart', async () => {
  const described = (await (await put('media/a.webp', 'bytes')).json()) as object;
  const expected = { name: 'media/a.webp', bucket: BUCKET, size: '5', contentType: 'image/webp' };
  expect(described).toMatchObject(expected);
  await storage.close();
  await start();
  const read = await get('media/a.webp');
  expect([read.headers.get('content-type'), await read.text()]).toEqual(['image/webp', 'bytes']);
  expect(await (await get('media/a.webp', '')).json()).toMatchObject(expected);
});

test('an existing file is not replaced by a conditional write', async () => {
  await put('a', 'first');
  expect((await put('a', 'second')).status).toBe(412);
  expect(await (await get('a')).text()).toBe('first');
  expect((await put('a', 'third', '')).status).toBe(200);
  expect(await (await get('a')).text()).toBe('third');
});

test('files are listed by name, page by page', async () => {
  const list = async (query: string) =>
    (await (
      await fetch(`${storage.url}/storage/v1/b/${BUCKET}/o${query}`, { headers: owner })
    ).json()) as object;
  expect(await list('')).toEqual({ kind: 'storage#objects' });
  for (const name of ['b', 'media/ü', 'a']) await put(name, name);
  const named = (...names: string[]) => names.map((name) => expect.objectContaining({ name }) as object);
  expect(await list('?maxResults=2')).toMatchObject({ items: named('a', 'b'), nextPageToken: 'b' });
  const last = await list('?maxResults=2&pageToken=b');
  expect(last).toMatchObject({ items: named('media/ü') });
  expect(last).not.toHaveProperty('nextPageToken');
  expect((await fetch(`${storage.url}/storage/v1/b/${BUCKET}/o`)).status).toBe(401);
});

test('of concurrent writes to one name one succeeds', async () => {
  const all = await Promise.all(['a', 'b', 'c', 'd'].map((body) => put('same', body)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
});

test('a file left half written by a kill is not listed and is deleted at the next start', async () => {
  const torn = path.join(folder, 'files', 'abc.1.77.tmp');
  writeFileSync(torn, 'half');
  await storage.close();
  await start();
  expect(readdirSync(path.join(folder, 'files'))).toEqual([]);
});

test('unauthorized callers, other buckets and missing files get different answers', async () => {
  expect((await get('a', '?alt=media', {})).status).toBe(401);
  expect((await put('a', 'x', '', 'another')).status).toBe(404);
  expect((await get('nothing')).status).toBe(404);
  expect((await put('', 'x')).status).toBe(400);
  const list = `${storage.url}/storage/v1/b/${BUCKET}/o`;
  expect((await fetch(list, { method: 'DELETE', headers: owner })).status).toBe(405);
});
