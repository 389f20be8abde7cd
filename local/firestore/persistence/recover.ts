import { open, readFile, writeFile } from 'node:fs/promises';
import { listGenerations, logPath, snapshotPath } from './files';
import { decodeRecords, findRecord, type LogRecord } from './record';

export interface Recovered {
  /** The generation whose log goes on being written. */
  readonly generation: number;
  readonly snapshotBytes: number;
}

/** What follows the last whole record of a log. */
interface DamagedTail {
  readonly path: string;
  readonly validBytes: number;
  readonly tail: Buffer;
}

type Apply = (record: LogRecord) => void;
type Warn = (message: string) => void;

/**
 * Reads the newest snapshot and the logs after it, and hands every record to `apply` in order. A damaged tail is
 * cut off, kept aside and told through `warn`; damage that anything follows is no tail: it throws and changes no file.
 */
export async function recover(directory: string, apply: Apply, warn: Warn): Promise<Recovered> {
  const { snapshots, logs } = await listGenerations(directory);
  const first = snapshots.at(-1) ?? 0;
  const snapshotBytes =
    snapshots.length === 0 ? 0 : await readSnapshot(snapshotPath(directory, first), apply);
  const following = logs.filter((generation) => generation >= first);
  let damaged: DamagedTail | null = null;
  for (const generation of following) {
    const path = logPath(directory, generation);
    const bytes = await readFile(path);
    // A log is written to only once the log before it is whole.
    if (damaged !== null && bytes.length > 0)
      throw new Error(`${damaged.path} is damaged at byte ${damaged.validBytes}, and ${path} follows it.`);
    const { records, validBytes } = decodeRecords(bytes);
    records.forEach(apply);
    if (validBytes === bytes.length) continue;
    const next = findRecord(bytes, validBytes);
    if (next !== null)
      throw new Error(
        `${path} is damaged at byte ${validBytes}, and a whole record follows at byte ${next}.`,
      );
    damaged = { path, validBytes, tail: bytes.subarray(validBytes) };
  }
  if (damaged !== null) await cutTail(damaged, warn);
  return { generation: following.at(-1) ?? first, snapshotBytes };
}

async function readSnapshot(path: string, apply: Apply): Promise<number> {
  const bytes = await readFile(path);
  const { records, validBytes } = decodeRecords(bytes);
  if (validBytes < bytes.length) throw new Error(`${path} is damaged at byte ${validBytes}.`);
  records.forEach(apply);
  return validBytes;
}

async function cutTail({ path, validBytes, tail }: DamagedTail, warn: Warn): Promise<void> {
  const aside = `${path}.damaged-at-${validBytes}`;
  await writeFile(aside, tail);
  const file = await open(path, 'r+');
  try {
    await file.truncate(validBytes);
    await file.sync();
  } finally {
    await file.close();
  }
  warn(`${path}: cut ${tail.length} damaged bytes after byte ${validBytes}; they are kept in ${aside}.`);
}
