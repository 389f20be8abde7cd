import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '../store/store';
import { type StoredDocument } from '../values/types';
import { checksum } from './checksum';
import { identity } from './lockFile';

let directory: string;
let warnings: string[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firestore-store-'));
  warnings = [];
});

afterEach(() => rmSync(directory, { recursive: true }));

const open = (compactFromBytes?: number) =>
  Store.open({ dataDir: directory, warn: (message) => warnings.push(message), compactFromBytes });

async function put(store: Store, id: string, n: number): Promise<void> {
  const database = store.database('p', '(default)');
  const time = store.clock.next();
  const fields = { n: { integerValue: String(n) } };
  const document: StoredDocument = {
    name: database.nameOf(`c/${id}`),
    fields,
    createTime: time,
    updateTime: time,
  };
  await store.apply(database, new Map([[`c/${id}`, document]]), time);
}

const contents = (store: Store) =>
  [...store.database('p', '(default)').documents()].map(({ name, fields }) => [
    name.split('/').at(-1),
    fields.n,
  ]);

const lastLog = () =>
  join(
    directory,
    readdirSync(directory)
      .filter((name) => /^log-\d+\.jsonl$/.test(name))
      .sort()
      .at(-1)!,
  );

test('the checksum is CRC-32', () => {
  expect(checksum(Buffer.from('123456789'))).toBe('cbf43926');
});

test('writes, deletes and clears survive a restart, and commit times keep increasing', async () => {
  const first = await open();
  await put(first, 'a', 1);
  await put(first, 'b', 2);
  const database = first.database('p', '(default)');
  await first.apply(database, new Map([['c/a', undefined]]), first.clock.next());
  const other = first.database('p', 'other');
  await first.apply(
    other,
    new Map([['x/y', { ...database.get('c/b')!, name: other.nameOf('x/y') }]]),
    first.clock.next(),
  );
  await first.clear(other);
  const last = first.clock.next();
  await put(first, 'b', 3);
  await first.close();
  const second = await open();
  expect(contents(second)).toEqual([['b', { integerValue: '3' }]]);
  expect([...second.database('p', 'other').documents()]).toEqual([]);
  expect(second.clock.next() > last).toBe(true);
  expect(warnings).toEqual([]);
  await second.close();
});

test.each([
  ['a torn last record', (whole: string) => whole.slice(0, -20)],
  ['noise after the last record', (whole: string) => `${whole}\u0000\u0001 noise`],
  ['a flipped byte in the last record', (whole: string) => whole.replace(/"9"(?=[^"]*"[^\n]*\n$)/, '"8"')],
])('%s is cut off and reported, and writing continues after the rest', async (title, damage) => {
  const first = await open();
  await put(first, 'a', 1);
  await put(first, 'b', 9);
  await first.close();
  const whole = readFileSync(lastLog(), 'utf8');
  const damaged = damage(whole);
  expect(damaged).not.toBe(whole);
  writeFileSync(lastLog(), damaged);
  const second = await open();
  expect(contents(second).map(([id]) => id)).toEqual(title.startsWith('noise') ? ['a', 'b'] : ['a']);
  expect(warnings).toEqual([expect.stringMatching(/cut \d+ damaged bytes/)]);
  await put(second, 'c', 3);
  await second.close();
  warnings = [];
  const third = await open();
  expect(contents(third).at(-1)).toEqual(['c', { integerValue: '3' }]);
  expect(warnings).toEqual([]);
  await third.close();
});

test('damage with records in a later log is refused and not cut', async () => {
  const first = await open();
  await put(first, 'a', 1);
  await first.close();
  const log = readFileSync(lastLog());
  appendFileSync(lastLog(), 'damage');
  writeFileSync(join(directory, 'log-1.jsonl'), log);
  await expect(open()).rejects.toThrow(/damaged/);
  // The refused start must not truncate the log, or a second start would silently lose data.
  await expect(open()).rejects.toThrow(/damaged/);
});

test.each([
  ['a flipped byte in the first record', (whole: string) => whole.replace('"1"', '"7"')],
  ['a first record that lost its end of line', (whole: string) => whole.replace('\n', ' ')],
  ['a flipped byte in the second record', (whole: string) => whole.replace('"2"', '"7"')],
  ['a second record that lost its end of line', (whole: string) => whole.replace(/\n(?=[^\n]*\n$)/, ' ')],
])('%s is refused when complete records follow in the same log', async (title, damage) => {
  const first = await open();
  await put(first, 'a', 1);
  await put(first, 'b', 2);
  await put(first, 'c', 3);
  await first.close();
  const whole = readFileSync(lastLog(), 'utf8');
  const damaged = damage(whole);
  expect(damaged).not.toBe(whole);
  writeFileSync(lastLog(), damaged);
  const at = title.includes('first record') ? 0 : whole.indexOf('\n') + 1;
  await expect(open()).rejects.toThrow(`${lastLog()} is damaged at byte ${at}, and a whole record follows`);
  expect(readFileSync(lastLog(), 'utf8')).toBe(damaged);
  expect(warnings).toEqual([]);
  writeFileSync(lastLog(), whole);
  const mended = await open();
  expect(contents(mended)).toHaveLength(3);
  await mended.close();
});

test('compaction keeps all data during writes and leaves no old files', async () => {
  const first = await open(2_000);
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, i) => put(first, `d${i}`, round * 10 + i)));
  }
  const expected = contents(first);
  await first.close();
  const files = readdirSync(directory);
  expect(files.filter((name) => name.startsWith('snapshot'))).toHaveLength(1);
  expect(files.filter((name) => name.startsWith('log'))).toHaveLength(1);
  expect(files).not.toContain('log-0.jsonl');
  const second = await open();
  expect(new Map(contents(second) as [string, object][])).toEqual(new Map(expected as [string, object][]));
  await second.close();
});

test('a directory in use is refused, and is free after closing', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(/in use/);
  await first.close();
  await (await open()).close();
});

test('the lock of a living process is respected, and that of a dead one replaced', async () => {
  const lock = join(directory, 'lock');
  await (await open()).close();
  writeFileSync(lock, identity(process.ppid));
  await expect(open()).rejects.toThrow(/in use/);
  writeFileSync(lock, `${process.ppid} another-start`);
  await (await open()).close();
});
