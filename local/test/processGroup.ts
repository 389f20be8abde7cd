import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ended } from './tally';

export interface GroupOptions {
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Put before each line; without it the output goes straight through. */
  prefix: string | null;
  limitMs: number;
  signal: AbortSignal;
}

export interface GroupEnded extends Ended {
  timedOut: boolean;
}

const GRACE_MS = 10_000;
const LOOK_MS = 50;

/** Runs Node in a process group of its own and resolves when the whole group is gone. */
export async function runGroup({
  args,
  env,
  cwd,
  prefix,
  limitMs,
  signal,
}: GroupOptions): Promise<GroupEnded> {
  if (signal.aborted) return { exitCode: null, timedOut: false };
  const out = prefix === null ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
  const printed = prefix === null ? [] : [print(child.stdout, prefix), print(child.stderr, prefix)];

  let timedOut = false;
  const end = () => void endGroup(child);
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, limitMs);
  signal.addEventListener('abort', end, { once: true });

  const exitCode = await exited(child);
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  await endGroup(child);
  await Promise.all(printed);
  return { exitCode, timedOut };
}

/** Sends SIGTERM to the rest of the group, and kills it after a timeout. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !send(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < GRACE_MS; waited += LOOK_MS) {
    await pause(LOOK_MS);
    if (!send(pid, 0)) return;
  }
  send(pid, 'SIGKILL');
}

/** Signals a whole group; false when none of it is left. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function exited(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.once('exit', (code) => resolve(code));
  });
}

async function print(stream: Readable | null, prefix: string): Promise<void> {
  if (!stream) return;
  for await (const line of createInterface({ input: stream })) process.stdout.write(`${prefix}${line}\n`);
}
