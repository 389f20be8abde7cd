import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { processorTime, spawnFunction, type FunctionToRun } from './functionProcess';

/** Milliseconds between two attempts to connect, and until giving up. */
const CONNECT_RETRY_MS = 2;
const CONNECT_TIMEOUT_MS = 60_000;

export interface ColdCall extends FunctionToRun {
  path: string;
  /** Sent as JSON; without one it is a GET. */
  body?: object;
}

interface Reply {
  status: number;
  text: string;
}

/** Sends one request on its own connection; null while nothing listens. */
function send(port: number, { path, body }: ColdCall, apiKey: string): Promise<Reply | null> {
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
  /** Milliseconds from spawning a function to the end of its first answer. */
  ms: number;
  /** Milliseconds of processor time until then; NaN where the system does not report it. */
  processor: number;
}

/** Starts a function and calls it once; throws when the answer is not 200. */
export async function coldStart(cold: ColdCall, apiKey: string): Promise<ColdStart> {
  const { port, pid, began, running, stop } = await spawnFunction(cold);
  try {
    while (performance.now() - began < CONNECT_TIMEOUT_MS && running()) {
      const reply = await send(port, cold, apiKey);
      if (!reply) {
        await pause(CONNECT_RETRY_MS);
        continue;
      }
      if (reply.status !== 200) throw new Error(`${cold.target} answered ${reply.status}: ${reply.text}`);
      return { ms: performance.now() - began, processor: processorTime(pid) };
    }
    throw new Error(`${cold.target} did not answer`);
  } finally {
    await stop();
  }
}
