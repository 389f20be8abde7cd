import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../../local/stack/processes/ports';
import { type Service } from '../../../local/stack/processes/service';
import { type Gate } from './gate';
import { type Instead, type Passage, type Side } from './passage';

export interface ProxyOptions {
  side: Side;
  gate: Gate;
  /** The address to forward to; read for each request, because a restarted process may have a new one. */
  target: (path: string) => { origin: string; path: string };
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** The gate's proxy to one neighbour, at its own address. */
export async function openProxy({ side, gate, target }: ProxyOptions): Promise<Service> {
  const server = createServer((req, res) => {
    pass(req, res).catch(() => res.destroy());
  });

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const bytes = await buffer(req);
    const { method = 'GET', url: path = '/' } = req;
    const passage: Passage = { side, method, path, body: bytes.toString(), ended: once(res, 'close') };
    const before = await gate.fateOf(passage, 'before');
    if (before !== 'pass') return end(res, before);
    // The caller has disconnected, so the request is not forwarded any more.
    if (res.destroyed) return;
    const answer = await forward(req, bytes, target(path));
    const after = await gate.fateOf(passage, 'after');
    if (after !== 'pass') return end(res, after);
    res.writeHead(answer.status, answer.headers).end(answer.bytes);
  }

  const url = await listen(server, side === 'shop' ? 'hosting' : side, 0);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function end(res: ServerResponse, fate: 'drop' | Instead): void {
  if (fate === 'drop') res.destroy();
  else res.writeHead(fate.status, { 'content-type': fate.contentType ?? 'application/json' }).end(fate.body);
}

/** The raw headers: functions in the same process change `headers` (functions/src/platform/http/rawRequests.ts). */
function headersFrom(rawHeaders: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers[(rawHeaders[at] ?? '').toLowerCase()] = rawHeaders[at + 1] ?? '';
  }
  return headers;
}

/** One connection for each request, because lost keep-alive connections are not tested here. */
function forward(
  { method, rawHeaders }: IncomingMessage,
  bytes: Buffer,
  { origin, path }: { origin: string; path: string },
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { 'transfer-encoding': _, ...forwarded } = headersFrom(rawHeaders);
  const sent = { ...forwarded, 'content-length': String(bytes.length), connection: 'close' };
  return new Promise((resolve, reject) => {
    const upstream = request({ agent: false, hostname, port, path, method, headers: sent }, (reply) => {
      const { connection: _connection, 'transfer-encoding': _encoding, ...rest } = reply.headers;
      buffer(reply).then(
        (whole) => resolve({ status: reply.statusCode ?? 502, headers: rest, bytes: whole }),
        reject,
      );
    });
    upstream.once('error', reject);
    upstream.end(bytes);
  });
}
