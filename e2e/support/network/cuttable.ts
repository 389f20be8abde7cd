import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readStack } from '../shop/stack';

/**
 * A proxy to the shop that can be disconnected, because Playwright's offline mode does not cover the service worker. It can
 * also serve another version of a file.
 */
export interface CuttableShop {
  url: string;
  cut(): void;
  mend(): void;
  /** Changes a file from now on. */
  rewrite(path: string, change: (text: string) => string): void;
  /** How often a path was requested. */
  requestCount(path: string): number;
  close(): Promise<void>;
}

type Change = (text: string) => string;

function passOn(req: IncomingMessage, res: ServerResponse, change: Change | undefined): void {
  const target = new URL(readStack().baseUrl);
  const { 'accept-encoding': _compressed, 'if-none-match': _known, ...plain } = req.headers;
  const headers = { ...(change ? plain : req.headers), host: target.host };
  const passed = request(
    { host: target.hostname, port: target.port, path: req.url, method: req.method, headers },
    (answer) => {
      if (!change) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(res);
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, rest);
        res.end(change(Buffer.concat(parts).toString()));
      });
    },
  );
  passed.on('error', () => res.destroy());
  req.pipe(passed);
}

export async function cuttableShop(): Promise<CuttableShop> {
  const changes = new Map<string, Change>();
  const counts = new Map<string, number>();
  let isCut = false;
  const server = createServer((req, res) => {
    if (isCut) return void res.destroy();
    const [path = '/'] = (req.url ?? '/').split('?');
    counts.set(path, (counts.get(path) ?? 0) + 1);
    passOn(req, res, changes.get(path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    rewrite: (path, change) => void changes.set(path, change),
    requestCount: (path) => counts.get(path) ?? 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
