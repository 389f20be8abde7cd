import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { portVariables } from '../processes/ports';
import { ROOT } from '../settings';
import { stackFileIn } from '../disk/stackFile';

/** A stack started for a test, as `npm start` starts it. */
export interface StackProcess {
  child: ChildProcess;
  /** Its output, standard error too. */
  output: () => string;
  /** Resolves with stack.json once the stack is ready; rejects with its output when it ends before. */
  ready: Promise<Record<string, unknown>>;
  exited: Promise<number | null>;
  dir: string;
}

const everyPortFree = Object.fromEntries(Object.values(portVariables).map(({ variable }) => [variable, '0']));

/** Starts a stack in a process of its own, on free ports, with its data in `dir`. */
export function spawnStack(dir: string, env: NodeJS.ProcessEnv = {}, args: string[] = []): StackProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'local/start.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...everyPortFree, GLUMIST_DATA_DIR: dir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Shop ready: ')) return;
      resolve(JSON.parse(readFileSync(stackFileIn(dir), 'utf8')) as Record<string, unknown>);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then((code) => reject(new Error(`The stack ended (exit code ${code}):\n${output}`)));
  });
  // A test that expects the end does not look at `ready`.
  ready.catch(() => undefined);
  return { child, output: () => output, ready, exited, dir };
}

/** The process of a stack that runs this script, such as `firestoreProcess.ts`. */
export function pidOf(stack: StackProcess, script: string): number {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1];
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8');
      if (Number(parent) === stack.child.pid && command.includes(script)) return Number(entry);
    } catch {
      // It ended while the list was read.
    }
  }
  throw new Error(`No process of the stack runs ${script}.`);
}

/** Waits until nothing answers at an address any more. */
export async function untilSilent(url: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 50));
}
