import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { incomingOf, SEEDED } from '../../local/stack/disk/dataSwap';
import { lockStackFolder } from '../../local/stack/disk/lock';
import { openLocalShop, type LocalShop } from '../shop/openShop';
import { readAccounts, writeAccounts } from './accounts';
import { checkBackup } from './checkBackup';
import { readDocuments, readTimeOf, writeDocuments } from './documents';
import { writeLines } from './jsonLines';
import { MANIFEST, type Manifest } from './manifest';
import { readPictures, writePictures } from './pictures';
import { restoreBackup } from './restoreBackup';
import { all, each, PASSWORD, signIn, tempFolder, withData } from './testing/backupShop';
import { folderNameOf, writeBackup } from './writeBackup';

const { folder, remove } = tempFolder();
const NOW = new Date('2026-11-25T10:00:00.000Z');
const ACCOUNTS = 250;
const at = (...names: string[]) => path.join(folder, ...names);
const GOOD = at('good');

const pictures = [
  {
    name: 'media/a b.webp',
    contentType: 'image/webp',
    data: Buffer.from([0, 10, 13, 255]).toString('base64'),
  },
  { name: 'media/ü.avif', contentType: 'image/avif', data: '' },
];
const order = (id: string) => ({ path: `orders/${id}`, fields: { id: { stringValue: id } } });
const accounts = Array.from({ length: ACCOUNTS }, (_, n) => ({
  localId: `p${n}`,
  email: `p${n}@example.com`,
  emailVerified: true,
  createdAt: '1795630439902',
  salt: 'salt',
  passwordHash: `fakeHash:salt=salt:password=${PASSWORD}`,
  customAttributes: JSON.stringify({ note: 'n'.repeat(900) }),
}));

const pathsOf = async (shop: LocalShop) =>
  (await all(readDocuments(shop, await readTimeOf(shop)))).map((line) => line.path);
const ordersIn = (dir: string) => withData(dir, pathsOf);

/** A stopped shop with one order, and a line in the journal of a sandbox. */
async function plantShop(name: string, id: string): Promise<string> {
  await withData(at(name), (shop) => writeDocuments(shop, each([order(id)])));
  writeFileSync(at(name, 'data', 'razorpay.jsonl'), `of ${id}\n`);
  return at(name);
}

beforeAll(async () => {
  await plantShop('source', 'kept');
  await withData(at('source'), async (shop) => {
    await writeAccounts(shop, each(accounts));
    await writePictures(shop, each(pictures));
    await writeBackup(shop, () => GOOD);
  });
});
afterAll(remove);

test('a backup is readable by its owner only', () => {
  expect(statSync(GOOD).mode & 0o777).toBe(0o700);
  expect(readdirSync(GOOD).sort()).toEqual(['accounts.jsonl', 'documents.jsonl', MANIFEST, 'pictures.jsonl']);
  for (const name of readdirSync(GOOD)) expect(statSync(path.join(GOOD, name)).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).not.toContain('good.partial');
});

test('a restore keeps the old data and the sandboxes, and restores accounts and pictures', async () => {
  const dir = await plantShop('restored', 'later');
  const { kept } = await restoreBackup(dir, GOOD, NOW);
  expect(kept).toBe(path.join(dir, 'data.before-2026-11-25T10-00-00.000Z'));
  expect(readFileSync(path.join(dir, 'data', 'razorpay.jsonl'), 'utf8')).toBe('of later\n');
  expect(JSON.parse(readFileSync(path.join(dir, 'data', SEEDED), 'utf8'))).toMatchObject({
    seededAt: NOW.toISOString(),
  });
  await withData(dir, async (shop) => {
    expect(await pathsOf(shop)).toEqual(['orders/kept']);
    expect(await all(readPictures(shop, 1))).toEqual(pictures);
    const restored = await all(readAccounts(shop, 100));
    expect(restored).toHaveLength(ACCOUNTS);
    expect(restored.find(({ localId }) => localId === 'p7')).toMatchObject(accounts[7]!);
    expect((await signIn(shop, 'p249')).status).toBe(200);
  });
  mkdirSync(at('before'));
  renameSync(kept!, at('before', 'data'));
  expect(await ordersIn(at('before'))).toEqual(['orders/later']);
});

test('a backup overwrites nothing and is deleted when it fails', async () => {
  await withData(at('source'), async (shop) => {
    await expect(writeBackup(shop, () => GOOD)).rejects.toThrow(/exists already/);
    mkdirSync(at('other.partial'));
    await expect(writeBackup(shop, () => at('other'))).rejects.toThrow(/another backup is being written/);
    const nowhere = { ...shop, storageUrl: 'http://127.0.0.1:9' };
    await expect(writeBackup(nowhere, () => at('failed'))).rejects.toThrow();
    const stop = AbortSignal.abort(new Error('Stopped.'));
    await expect(writeBackup(shop, () => at('failed'), stop)).rejects.toThrow('Stopped.');
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

const manifestIn = (dir: string) => JSON.parse(readFileSync(path.join(dir, MANIFEST), 'utf8')) as Manifest;
const rewrite = (dir: string, change: object) =>
  writeFileSync(path.join(dir, MANIFEST), JSON.stringify({ ...manifestIn(dir), ...change }));
const flip = (file: string) => {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
};

test.each<[string, (dir: string) => void, RegExp]>([
  ['no folder', (dir) => rmSync(dir, { recursive: true }), /There is no backup in/],
  ['no manifest', (dir) => rmSync(path.join(dir, MANIFEST)), /has no manifest\.json: .* interrupted/],
  [
    'a manifest that is cut',
    (dir) => truncateSync(path.join(dir, MANIFEST), 60),
    /manifest\.json is damaged/,
  ],
  ['a manifest without hashes', (dir) => rewrite(dir, { files: {} }), /manifest\.json is damaged/],
  [
    'a file that no manifest may name',
    (dir) => rewrite(dir, { files: { '../x': {} } }),
    /manifest\.json is damaged/,
  ],
  ['another version', (dir) => rewrite(dir, { format: 2, files: [] }), /another version of this program/],
  ['no documents', (dir) => rmSync(path.join(dir, 'documents.jsonl')), /documents\.jsonl is missing\.$/],
  ['no accounts', (dir) => rmSync(path.join(dir, 'accounts.jsonl')), /accounts\.jsonl is missing\.$/],
  [
    'half the accounts',
    (dir) => truncateSync(path.join(dir, 'accounts.jsonl'), 99),
    /accounts\.jsonl has 99 bytes/,
  ],
  [
    'a line too many',
    (dir) => appendFileSync(path.join(dir, 'pictures.jsonl'), '{}\n'),
    /pictures\.jsonl has \d+ bytes/,
  ],
  [
    'one bit changed',
    (dir) => flip(path.join(dir, 'pictures.jsonl')),
    /pictures\.jsonl was changed: its SHA-256/,
  ],
  [
    'two faults',
    (dir) => {
      flip(path.join(dir, 'documents.jsonl'));
      rmSync(path.join(dir, 'pictures.jsonl'));
    },
    /documents\.jsonl was changed.*\n.*pictures\.jsonl is missing/,
  ],
])('a backup with %s is refused by name, and nothing is changed', async (_fault, harm, sentence) => {
  const broken = at('broken');
  cpSync(GOOD, broken, { recursive: true });
  expect(await checkBackup(broken)).toEqual(manifestIn(GOOD));
  harm(broken);
  await expect(restoreBackup(at('untouched'), broken, NOW)).rejects.toThrow(sentence);
  expect(existsSync(at('untouched'))).toBe(false);
  rmSync(broken, { recursive: true, force: true });
});

/** A backup whose manifest is true, and whose line is not. */
async function backupWith(
  name: string,
  file: 'accounts.jsonl' | 'documents.jsonl',
  line: object,
): Promise<string> {
  cpSync(GOOD, at(name), { recursive: true });
  rmSync(at(name, file));
  const facts = await writeLines(at(name, file), each([line]));
  rewrite(at(name), { files: { ...manifestIn(GOOD).files, [file]: facts } });
  return at(name);
}

test.each<[string, () => Promise<string>, AbortSignal | undefined, RegExp]>([
  [
    'an account is refused',
    () => backupWith('bad-account', 'accounts.jsonl', { localId: 'x', email: 'no address' }),
    undefined,
    /The account x was refused: email is invalid/,
  ],
  [
    'Firestore keeps something else than the backup holds',
    () => backupWith('odd-number', 'documents.jsonl', { path: 'a/b', fields: { n: { integerValue: 1 } } }),
    undefined,
    /What was restored is not what the backup holds/,
  ],
  ['it is stopped', () => Promise.resolve(GOOD), AbortSignal.abort(new Error('Stopped.')), /Stopped\./],
])('a restore keeps the old shop where %s', async (_why, backup, signal, sentence) => {
  const dir = await plantShop('old', 'old');
  await expect(restoreBackup(dir, await backup(), NOW, signal)).rejects.toThrow(sentence);
  expect(readdirSync(dir)).toEqual(['data']);
  expect(await ordersIn(dir)).toEqual(['orders/old']);
  rmSync(dir, { recursive: true });
});

test('a running shop is not restored', async () => {
  const dir = await plantShop('running', 'old');
  const unlock = await lockStackFolder(dir);
  await expect(restoreBackup(dir, GOOD, NOW)).rejects.toThrow(/This shop already runs/);
  await unlock();
  expect(await ordersIn(dir)).toEqual(['orders/old']);
});

test.each<[string, (dir: string) => void, string]>([
  ['while it filled the new data', () => undefined, 'orders/old'],
  [
    'before it moved the old data away',
    (dir) => writeFileSync(path.join(incomingOf(dir), SEEDED), '{}'),
    'orders/old',
  ],
  [
    'after it moved the old data away',
    (dir) => {
      writeFileSync(path.join(incomingOf(dir), SEEDED), '{}');
      renameSync(path.join(dir, 'data'), path.join(dir, 'data.before-now'));
    },
    'orders/new',
  ],
])('a restore that was killed %s is repaired when the shop is next opened', async (_when, kill, found) => {
  const dir = await plantShop('killed', 'old');
  const other = await plantShop('filled', 'new');
  renameSync(path.join(other, 'data'), incomingOf(dir));
  kill(dir);
  const shop = await openLocalShop(dir);
  expect(await pathsOf(shop)).toEqual([found]);
  await shop.close();
  expect(existsSync(incomingOf(dir))).toBe(false);
  for (const one of [dir, other]) rmSync(one, { recursive: true });
});

test('a first restore that was killed leaves a folder without a shop', async () => {
  const dir = at('first');
  mkdirSync(incomingOf(dir), { recursive: true });
  await expect(openLocalShop(dir)).rejects.toThrow(/There is no shop/);
  expect(await restoreBackup(dir, GOOD, NOW)).toMatchObject({ kept: null });
  expect(await ordersIn(dir)).toEqual(['orders/kept']);
});

test('names of backups sort by time', () => {
  expect(folderNameOf('2026-11-25T18:19:17.555999Z')).toBe('2026-11-25T18-19-17.555999Z');
});
