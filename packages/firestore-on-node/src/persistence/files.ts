import { open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

export interface Generations {
  /** Numbers of the snapshots and logs in the directory, ascending. */
  readonly snapshots: number[];
  readonly logs: number[];
}

/** Log `n` follows snapshot `n`; snapshot `n` is the state at the end of log `n - 1`. */
export function snapshotPath(directory: string, generation: number): string {
  return join(directory, `snapshot-${generation}.jsonl`);
}

export function logPath(directory: string, generation: number): string {
  return join(directory, `log-${generation}.jsonl`);
}

export async function listGenerations(directory: string): Promise<Generations> {
  const names = await readdir(directory);
  const numbers = (pattern: RegExp) =>
    names
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  return { snapshots: numbers(/^snapshot-(\d+)\.jsonl$/), logs: numbers(/^log-(\d+)\.jsonl$/) };
}

/** Makes creations and renames in the directory durable. Windows cannot flush a directory. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the files that the snapshot of this generation replaces, and unfinished snapshots. */
export async function removeBefore(directory: string, generation: number): Promise<void> {
  const { snapshots, logs } = await listGenerations(directory);
  for (const old of logs.filter((n) => n < generation)) await unlink(logPath(directory, old));
  for (const old of snapshots.filter((n) => n < generation)) await unlink(snapshotPath(directory, old));
  for (const name of await readdir(directory))
    if (/^snapshot-\d+\.jsonl\.part$/.test(name)) await unlink(join(directory, name));
}

/** Whether a file system error means that the disk (or the user's quota) is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
