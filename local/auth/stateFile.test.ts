import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readState, writeState } from './stateFile';

const STATE = JSON.stringify({ users: ['asha', '₹'] });

let folder: string;
let file: string;
let warned: string[];
const stored = () => readState(file, (message) => warned.push(message));
const cut = (name: string) => truncateSync(name, Math.floor(readFileSync(name).length / 2));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glumist-auth-'));
  file = path.join(folder, 'auth.json');
  warned = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a missing file is an empty state', () => {
  expect(stored()).toBe('');
});

test('a written state is read again, also one of an older version', async () => {
  await writeState(file, STATE);
  expect(stored()).toBe(STATE);
  writeFileSync(file, STATE);
  expect(stored()).toBe(STATE);
  expect(warned).toEqual([]);
});

test.each<[string, () => void]>([
  ['cut in half', () => cut(file)],
  ['emptied', () => truncateSync(file, 0)],
  ['changed in one byte', () => writeFileSync(file, readFileSync(file, 'utf8').replace('asha', 'asho'))],
  ['removed', () => rmSync(file)],
])('%s: the file is named with its path, and the last good copy is used', async (_what, damage) => {
  await writeState(file, 'older');
  await writeState(file, STATE);
  damage();
  expect(stored()).toBe(STATE);
  expect(warned).toEqual([expect.stringContaining(`${file} is`)]);
  expect(warned[0]).toContain(`${file}.copy`);
  await writeState(file, STATE);
  expect([stored(), warned.length]).toEqual([STATE, 1]);
});

test('a damaged copy does not matter, and two damaged files are named in one sentence', async () => {
  await writeState(file, STATE);
  cut(`${file}.copy`);
  expect(stored()).toBe(STATE);
  cut(file);
  expect(stored).toThrow(`${file} and its copy are damaged.`);
});
