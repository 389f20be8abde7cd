import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '../store/store';

/** More documents than one record of a snapshot contains. */
const COUNT = 450;

let directory: string;
let warnings: string[];
/** The logs of a store: first d0 to d449 are created with 1, then d0 is updated to 2. */
let logs: Buffer[];
/** The snapshot that replaces the first log. */
let snapshot: Buffer;

const file = (name: string) => join(directory, name);
const names = () => readdirSync(directory).sort();
const open = (compactFromBytes?: number) =>
  Store.open({ dataDir: directory, warn: (message) => warnings.push(message), compactFromBytes });

async function put(store: Store, ids: readonly string[], n: number): Promise<void> {
  const database = store.database('p', '(default)');
  const time = store.clock.next();
  const fields = { n: { integerValue: String(n) } };
  const outcome = ids.map(
    (id) =>
      [`c/${id}`, { name: database.nameOf(`c/${id}`), fields, createTime: time, updateTime: time }] as const,
  );
  await store.apply(database, new Map(outcome), time);
}

const contents = (store: Store) =>
  new Map([...store.database('p', '(default)').documents()].map(({ name, fields }) => [name, fields.n]));

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firestore-compaction-'));
  warnings = [];
  const store = await open(1);
  await put(
    store,
    Array.from({ length: COUNT }, (_, i) => `d${i}`),
    1,
  );
  copyFileSync(file('log-0.jsonl'), file('copy'));
  while (names().includes('log-0.jsonl')) await new Promise((resolve) => setTimeout(resolve, 5));
  await put(store, ['d0'], 2);
  await store.close();
  logs = ['copy', 'log-1.jsonl'].map((name) => readFileSync(file(name)));
  snapshot = readFileSync(file('snapshot-1.jsonl'));
  for (const name of names()) rmSync(file(name));
});

afterEach(() => rmSync(directory, { recursive: true }));

// The files left by a process that is killed at each step of a compaction.
test.each<[string, Record<string, number | null>, string[]]>([
  ['the next log was made', { 'log-0.jsonl': 0, 'log-1.jsonl': null }, ['log-0.jsonl', 'log-1.jsonl']],
  ['the next log was written to', { 'log-0.jsonl': 0, 'log-1.jsonl': 1 }, ['log-0.jsonl', 'log-1.jsonl']],
  [
    'the snapshot was being written',
    { 'log-0.jsonl': 0, 'log-1.jsonl': 1, 'snapshot-1.jsonl.part': 500 },
    ['log-0.jsonl', 'log-1.jsonl'],
  ],
  [
    'the snapshot was whole',
    { 'log-0.jsonl': 0, 'log-1.jsonl': 1, 'snapshot-1.jsonl': Infinity },
    ['log-1.jsonl', 'snapshot-1.jsonl'],
  ],
  [
    'the old log was gone',
    { 'log-1.jsonl': 1, 'snapshot-0.jsonl': 20, 'snapshot-1.jsonl': Infinity },
    ['log-1.jsonl', 'snapshot-1.jsonl'],
  ],
])('a kill when %s loses nothing and leaves no files behind', async (_title, left, remaining) => {
  const bytes = (name: string, part: number | null) => {
    if (part === null) return '';
    return name.startsWith('log') ? logs[part]! : snapshot.subarray(0, part);
  };
  for (const [name, part] of Object.entries(left)) writeFileSync(file(name), bytes(name, part));
  const store = await open();
  expect(contents(store).size).toBe(COUNT);
  const isTwo = left['log-1.jsonl'] !== null;
  expect(contents(store).get('projects/p/databases/(default)/documents/c/d0')).toEqual({
    integerValue: isTwo ? '2' : '1',
  });
  expect(names()).toEqual([...remaining, 'lock'].sort());
  await put(store, ['late'], 3);
  await store.close();
  const again = await open();
  expect(contents(again).size).toBe(COUNT + 1);
  await again.close();
  expect(warnings).toEqual([]);
});

const lines = () => snapshot.toString().split('\n');

test.each<[string, () => Buffer | string]>([
  ['torn in its last record', () => snapshot.subarray(0, -20)],
  ['cut after a whole record', () => `${lines().slice(0, -2).join('\n')}\n`],
  ['cut after its first record', () => `${lines().slice(0, 1).join('\n')}\n`],
  ['empty', () => ''],
  ['followed by noise', () => Buffer.concat([snapshot, Buffer.from('noise')])],
  ['followed by a record again', () => `${snapshot.toString()}${lines().at(-2)!}\n`],
  ['changed in one byte', () => snapshot.toString().replace('"1"', '"7"')],
])('a snapshot that is %s is refused and reported, and nothing is changed', async (_title, damaged) => {
  writeFileSync(file('snapshot-1.jsonl'), damaged());
  writeFileSync(file('log-1.jsonl'), logs[1]!);
  // A refused start must keep the files that could still repair the data.
  writeFileSync(file('log-0.jsonl'), logs[0]!);
  const before = names().map((name) => readFileSync(file(name), 'latin1'));
  for (let start = 0; start < 2; start += 1)
    await expect(open()).rejects.toThrow(/snapshot-1\.jsonl (is damaged at byte|holds \d+ documents)/);
  expect(names().map((name) => readFileSync(file(name), 'latin1'))).toEqual(before);
  rmSync(file('snapshot-1.jsonl'));
  const mended = await open();
  expect(contents(mended).size).toBe(COUNT);
  await mended.close();
});

test.each<[string, string[], RegExp]>([
  ['a snapshot', ['log-1.jsonl'], /snapshot-1\.jsonl is missing/],
  ['the log of a snapshot', ['snapshot-1.jsonl'], /log-1\.jsonl is missing/],
  ['a log between two', ['log-0.jsonl', 'log-2.jsonl'], /log-1\.jsonl is missing/],
])('a start without %s is refused', async (_title, left, message) => {
  for (const name of left) writeFileSync(file(name), name.startsWith('log') ? logs[1]! : snapshot);
  await expect(open()).rejects.toThrow(message);
  expect(names()).toEqual(left);
});

test('a torn log is cut if the next log is empty, because it was killed while incomplete', async () => {
  writeFileSync(file('log-0.jsonl'), logs[0]!);
  appendFileSync(file('log-0.jsonl'), '0badc0de {"kind":');
  writeFileSync(file('log-1.jsonl'), '');
  const store = await open();
  expect(contents(store).size).toBe(COUNT);
  expect(warnings).toEqual([expect.stringMatching(/cut 17 damaged bytes/)]);
  await store.close();
});
