import { type ChildProcess, spawn } from 'node:child_process';

const CLI = require.resolve('../cli');
/** The sources need a loader; the built package does not. */
const LOADER = CLI.endsWith('.ts') ? ['--import', 'tsx'] : [];

export interface RunningCommand {
  readonly url: string;
  readonly pid: number | undefined;
  /** Milliseconds from the start of the process until it was ready. */
  readonly readyMs: number;
  /** Everything it has written to stderr so far. */
  stderr(): string;
  /** Sends the signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the command on a free port in a child process. Rejects with its output if it ends before it is ready. */
export async function startCommand(...options: readonly string[]): Promise<RunningCommand> {
  const args = [...LOADER, CLI, '--port', '0', ...options];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const begun = performance.now();
  let stderr = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let stdout = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const match = /ready: (\S+)/.exec(stdout);
      if (match !== null) resolve(match[1]!);
    });
    child.once('exit', () => reject(new Error(stderr + stdout)));
  });
  return {
    url,
    pid: child.pid,
    readyMs: performance.now() - begun,
    stderr: () => stderr,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
