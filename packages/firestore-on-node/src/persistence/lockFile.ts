import { readFileSync } from 'node:fs';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const held = new Set<string>();

/**
 * Locks the directory for this process, so that no two processes write to it. Takes over the lock of a dead process.
 * Returns the function that unlocks it; throws if a living process holds the lock.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'lock');
  if (held.has(path)) throw inUse(directory, process.pid);
  await discardStale(directory, path);
  held.add(path);
  const draft = `${path}.${process.pid}.new`;
  try {
    await writeFile(draft, identity(process.pid));
    // Unlike a rename, a link fails if the name is taken, and no reader sees a half-written lock.
    await link(draft, path);
  } catch (error) {
    held.delete(path);
    throw isCode(error, 'EEXIST') ? inUse(directory, null) : error;
  } finally {
    await unlink(draft);
  }
  return async () => {
    held.delete(path);
    await unlink(path);
  };
}

async function discardStale(directory: string, path: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (content === null) return;
  const pid = Number.parseInt(content, 10);
  // Our own pid in the file belongs to an earlier process: in a container each start may get the same pid.
  if (pid !== process.pid && content === identity(pid)) throw inUse(directory, pid);
  const aside = `${path}.${process.pid}.stale`;
  await rename(path, aside);
  if ((await readFile(aside, 'utf8')) !== content) {
    // Another process took over the stale lock first, and we have moved its lock.
    await rename(aside, path);
    throw inUse(directory, null);
  }
  await unlink(aside);
}

/** A pid can be reused, so the lock file also has the start time of the process if the system provides it. */
export function identity(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return 'gone';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // A zombie process has ended, but stays listed in a container whose init does not reap.
    return stat[0] === 'Z' ? 'gone' : (stat[19] ?? 'running');
  } catch {
    return 'running';
  }
}

function inUse(directory: string, pid: number | null): Error {
  return new Error(`${directory} is in use by another process${pid === null ? '' : ` (pid ${pid})`}.`);
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
