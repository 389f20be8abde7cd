import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppendLog } from './appendLog';

let directory: string;
let path: string;
/** The prototype of all file handles, because node exports no class of them. */
let handles: FileHandle;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firestore-append-'));
  path = join(directory, 'log');
  const file = await open(path, 'a');
  handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

const written = () => readFileSync(path, 'utf8');

/** Blocks every datasync until it is released, and counts them. */
function holdSyncs() {
  const held: (() => void)[] = [];
  const spy = jest
    .spyOn(handles, 'datasync')
    .mockImplementation(() => new Promise<void>((resolve) => held.push(resolve)));
  const called = async (times: number) => {
    while (spy.mock.calls.length < times) await wait(1);
    // Long enough for an append that does not wait for the sync to be done.
    await wait(20);
  };
  return { called, release: () => held.shift()!() };
}

test('an append resolves after fsync, and waiting appends share the next one', async () => {
  const syncs = holdSyncs();
  const log = await AppendLog.open(path);
  const done: string[] = [];
  const append = (text: string) => log.append(Buffer.from(text)).then(() => done.push(text));
  const first = append('a');
  await syncs.called(1);
  expect([written(), done]).toEqual(['a', []]);
  const others = [append('b'), append('c')];
  await wait(20);
  expect([written(), done]).toEqual(['a', []]);
  syncs.release();
  await first;
  await syncs.called(2);
  expect([written(), done]).toEqual(['abc', ['a']]);
  syncs.release();
  await Promise.all(others);
  expect(done).toEqual(['a', 'b', 'c']);
  await log.close();
});

test.each(['appendFile', 'datasync'] as const)(
  'after a failed %s every append is refused, including waiting ones',
  async (method) => {
    const log = await AppendLog.open(path);
    await log.append(Buffer.from('a'));
    let fail: (error: Error) => void = () => undefined;
    const spy = jest
      .spyOn(handles, method)
      .mockImplementationOnce(() => new Promise<void>((_, reject) => (fail = reject)));
    const failing = log.append(Buffer.from('b'));
    const failed = expect(failing).rejects.toThrow('no space');
    while (spy.mock.calls.length === 0) await wait(1);
    const waiting = expect(log.append(Buffer.from('c'))).rejects.toThrow('no space');
    fail(new Error('no space'));
    await Promise.all([failed, waiting]);
    await expect(log.append(Buffer.from('d'))).rejects.toThrow('no space');
    await log.close();
    expect(written()).toBe(method === 'appendFile' ? 'a' : 'ab');
  },
);
