import { Agent, request } from 'node:http';
import { processorTime, spawnFunction, type FunctionProcess, type FunctionToRun } from './functionProcess';

/** Keep-alive connections, one for each concurrent call, like Google's front end. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export interface WarmCall {
  path: string;
  /** Sent as JSON; without one it is a GET. */
  body?: object;
}

function send(port: number, { path, body }: WarmCall, apiKey: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const options = { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers, agent };
    const call = request(options, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    // The other side may close an idle connection at the moment it is used again.
    call.on('error', (error) =>
      call.reusedSocket ? send(port, { path, body }, apiKey).then(resolve, reject) : reject(error),
    );
    call.end(body && JSON.stringify(body));
  });
}

export interface WarmFunction {
  /** Throws on any answer but 200. */
  call: (call: WarmCall) => Promise<void>;
  /** Milliseconds of processor time that it has taken. */
  processor: () => number;
  stop: FunctionProcess['stop'];
}

/** A function that has been called before. */
export async function warmFunction(
  run: FunctionToRun,
  first: WarmCall,
  apiKey: string,
): Promise<WarmFunction> {
  const { port, pid, stop, running } = await spawnFunction(run);
  const call = async (what: WarmCall) => {
    const status = await send(port, what, apiKey);
    if (status !== 200) throw new Error(`${run.target} ${what.path} answered ${status}`);
  };
  for (;;) {
    try {
      await call(first);
      return { call, stop, processor: () => processorTime(pid) };
    } catch (error) {
      if (!running() || !(error instanceof Error && /ECONNREFUSED/.test(error.message))) {
        await stop();
        throw error;
      }
    }
  }
}
