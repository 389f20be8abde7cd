import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The server that Cloud Functions runs a function with. */
const FRAMEWORK = join(
  __dirname,
  '../../../node_modules/@google-cloud/functions-framework/build/src/main.js',
);

export interface FunctionToRun {
  /** The folder whose package.json names the functions, and which of them runs. */
  source: string;
  target: string;
  env?: NodeJS.ProcessEnv;
}

export interface FunctionProcess {
  port: number;
  pid: number | undefined;
  /** When it was spawned, by `performance.now()`. */
  began: number;
  running: () => boolean;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Linux counts a process's processor time, user and kernel, in hundredths of a second. */
export function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** Spawns a function as Cloud Functions does. It listens some time later. */
export async function spawnFunction({ source, target, env }: FunctionToRun): Promise<FunctionProcess> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [FRAMEWORK], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      FUNCTION_TARGET: target,
      FUNCTION_SOURCE: source,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    port,
    began,
    pid: child.pid,
    running: () => child.exitCode === null,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
