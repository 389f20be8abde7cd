import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The variable that marks every process of one run of the tests. */
export const MARK = 'GLUMIST_TEST_RUN';

const GRACE_MS = 3_000;
const LOOK_MS = 100;

/**
 * Ends processes of this run that left their group, and names them. They carry the run's mark in their environment,
 * which only Linux shows; elsewhere nothing is found.
 */
export async function endLeftovers(run: string): Promise<string[]> {
  const found = marked(run);
  for (const { pid } of found) kill(pid, 'SIGTERM');
  for (let waited = 0; waited < GRACE_MS && marked(run).length > 0; waited += LOOK_MS) await pause(LOOK_MS);
  for (const { pid } of marked(run)) kill(pid, 'SIGKILL');
  return found.map(({ pid, command }) => `${String(pid)} ${command}`);
}

function marked(run: string): { pid: number; command: string }[] {
  return pids().flatMap((pid) => {
    const environment = read(pid, 'environ');
    if (!environment.includes(`${MARK}=${run}`)) return [];
    return [{ pid, command: read(pid, 'cmdline').join(' ').trim() }];
  });
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** A zero-separated file of a process; empty when it is gone or not ours. */
function read(pid: number, file: 'environ' | 'cmdline'): string[] {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
