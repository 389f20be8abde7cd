import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The server that Cloud Functions runs a function with. */
const FRAMEWORK = join(__dirname, '../node_modules/@google-cloud/functions-framework/build/src/main.js');
/** Milliseconds between two knocks, and after which one gives up. */
const KNOCK = 2;
const PATIENCE = 60_000;

export interface ColdCall {
  /** The folder whose package.json names the functions, and which of them runs. */
  source: string;
  target: string;
  path: string;
  /** Sent as JSON; without one it is a GET. */
  body?: object;
  env?: NodeJS.ProcessEnv;
}

interface Reply {
  status: number;
  text: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks once, on a connection of its own; null while nobody listens. */
function ask(port: number, { path, body }: ColdCall, apiKey: string): Promise<Reply | null> {
  return new Promise((resolve) => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const call = request(
      { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', () => resolve(null));
    call.end(body && JSON.stringify(body));
  });
}

export interface ColdStart {
  /** Milliseconds from spawning a function to its first whole answer. */
  ms: number;
  /** Milliseconds of processor time that it took until then, whatever else ran beside it; NaN where Linux does not tell. */
  processor: number;
}

/** Linux counts the processor time of a process, its own and the kernel's for it, in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** Starts a function and asks it once; throws when its answer is not 200. */
export async function coldStart(cold: ColdCall, apiKey: string): Promise<ColdStart> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [FRAMEWORK], {
    env: {
      ...{ ...process.env, ...cold.env, NODE_ENV: 'production', PORT: String(port) },
      ...{ FUNCTION_TARGET: cold.target, FUNCTION_SOURCE: cold.source },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (performance.now() - began < PATIENCE && child.exitCode === null) {
      const reply = await ask(port, cold, apiKey);
      if (!reply) {
        await pause(KNOCK);
        continue;
      }
      if (reply.status !== 200) throw new Error(`${cold.target} answered ${reply.status}: ${reply.text}`);
      return { ms: performance.now() - began, processor: processorTime(child.pid) };
    }
    throw new Error(`${cold.target} did not answer`);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
