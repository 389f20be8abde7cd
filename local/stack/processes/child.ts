import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PortTakenError, type Part } from './ports';
import { ROOT } from '../settings';
import { type Service, type ServiceMessage } from './service';

/** How long a process may take to stop before it is killed. */
const STOP_GRACE_MS = 20_000;

export interface ChildOptions {
  part: Part;
  /** The TypeScript file that calls runService, relative to the repository's root. */
  script: string;
  /** Passed as JSON in the first argument. */
  settings: { port: number };
  env?: NodeJS.ProcessEnv;
  logFile: string;
  /** Called when the process ended unexpectedly. */
  onCrash: (reason: string) => void;
  /** Called with warnings of the process for the developer. */
  onWarning?: (message: string) => void;
}

export interface ChildService extends Service {
  pid: number;
  /** Kills the process with SIGKILL; resolves when it has ended. */
  kill(): Promise<void>;
}

/** Starts a service process and waits until it answers. */
export async function startChild(options: ChildOptions): Promise<ChildService> {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const child = fork(path.join(ROOT, options.script), [JSON.stringify(options.settings)], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let stopping = false;
  const exited = once(child, 'exit');
  const url = await ready(child, options);
  child.once('exit', (code, signal) => {
    log.end();
    if (!stopping)
      options.onCrash(`${options.part} ended (${signal ?? `exit code ${code}`}); see ${options.logFile}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    close: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
      if (child.connected) child.disconnect();
      await exited;
      clearTimeout(force);
    },
  };
}

function ready(child: ChildProcess, options: ChildOptions): Promise<string> {
  const { part, settings, logFile, onWarning } = options;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${part} did not start (exit code ${code}); see ${logFile}`)),
    );
    child.on('message', (message: ServiceMessage) => {
      if (message.kind === 'ready') resolve(message.url);
      else if (message.kind === 'warning') onWarning?.(message.message);
      else if (message.code === 'EADDRINUSE') reject(new PortTakenError(part, settings.port));
      else reject(new Error(`${part} did not start: ${message.message}`));
    });
  });
}
