import { Agent as PlainAgent, request as plainRequest, type ClientRequest } from 'node:http';
import { Agent, request } from 'node:https';

export interface Message {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}
export interface Reply {
  status: number;
  text: string;
}

/** Milliseconds until a request is given up. */
const TIMEOUT_MS = 5000;

const options = { keepAlive: true, maxSockets: 50 };
const [plain, secured] = [new PlainAgent(options), new Agent(options)];

/** A kept-alive connection that the other side has closed. */
class Stale extends Error {}

function once(url: URL, { method, headers, body }: Message): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const call: ClientRequest =
      url.protocol === 'https:'
        ? request(url, { ...options, agent: secured })
        : plainRequest(url, { ...options, agent: plain });
    let answered = false;
    call.on('response', (answer) => {
      answered = true;
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      const closed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      reject(closed && call.reusedSocket && !answered ? new Stale() : error);
    });
    call.end(body);
  });
}

/**
 * Sends a request with Node's plain HTTP client: `fetch` alone takes as long to load as everything that a first
 * answer needs. Retries once on a kept-alive connection that was closed while idle.
 */
export async function exchange(address: string, message: Message): Promise<Reply> {
  const url = new URL(address);
  try {
    return await once(url, message);
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    return once(url, message);
  }
}
