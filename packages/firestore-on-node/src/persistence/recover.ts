import { open, readFile, writeFile } from 'node:fs/promises';
import { type Generations, listGenerations, logPath, removeBefore, snapshotPath } from './files';
import { decodeRecords, findRecord, type LogRecord } from './record';
import { readSnapshot } from './snapshot';

export interface Recovered {
  /** The generation of the log to append to. */
  readonly generation: number;
  readonly snapshotBytes: number;
}

/** The bytes after the last intact record of a log. */
interface DamagedTail {
  readonly path: string;
  readonly validBytes: number;
  readonly tail: Buffer;
}

type Apply = (record: LogRecord) => void;
type Warn = (message: string) => void;

/**
 * Reads the newest snapshot and the logs after it, and passes every record to `apply` in order. A damaged tail is cut off,
 * saved to another file and reported through `warn`; damage before intact records throws and changes no file. Leftovers of an
 * interrupted compaction are removed.
 */
export async function recover(directory: string, apply: Apply, warn: Warn): Promise<Recovered> {
  const generations = await listGenerations(directory);
  const { snapshots, logs } = generations;
  const first = snapshots.at(-1) ?? 0;
  checkWhole(directory, first, generations);
  const snapshotBytes =
    snapshots.length === 0 ? 0 : await readSnapshot(snapshotPath(directory, first), apply);
  const following = logs.filter((generation) => generation >= first);
  let damaged: DamagedTail | null = null;
  for (const generation of following) {
    const path = logPath(directory, generation);
    const bytes = await readFile(path);
    // A log is written to only once the previous log is complete.
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
  await removeBefore(directory, first);
  return { generation: following.at(-1) ?? first, snapshotBytes };
}

/** Throws when a file with acknowledged changes is missing. */
function checkWhole(directory: string, first: number, { snapshots, logs }: Generations): void {
  const [oldest] = logs;
  if (snapshots.length === 0 && oldest !== undefined && oldest > 0)
    throw new Error(`${snapshotPath(directory, oldest)} is missing.`);
  const last = logs.at(-1) ?? -1;
  // A log is created before the snapshot of its number.
  const newest = snapshots.length === 0 ? last : Math.max(first, last);
  for (let generation = first; generation <= newest; generation += 1)
    if (!logs.includes(generation)) throw new Error(`${logPath(directory, generation)} is missing.`);
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
