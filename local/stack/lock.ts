import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Somebody else runs a stack on the same data. */
export class DataInUseError extends Error {
  constructor(folder: string, pid: number, file: string) {
    super(
      `A stack (process ${pid}) already uses ${folder}. Stop it, or run beside it with GLUMIST_DATA_DIR=…; ` +
        `if there is none, delete ${file}.`,
    );
    this.name = 'DataInUseError';
  }
}

/** Takes the data folder for this process and answers how to give it back; a lock of a dead process is taken over. */
export function lockDataDir(folder: string): () => void {
  const file = path.join(folder, 'stack.pid');
  mkdirSync(folder, { recursive: true });
  const holder = holderOf(file);
  if (holder !== null && holder !== process.pid && isAlive(holder))
    throw new DataInUseError(folder, holder, file);
  writeFileSync(file, String(process.pid));
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
