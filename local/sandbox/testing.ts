import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from './request';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Inbox {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** A webhook receiver that keeps what it is sent and answers with the statuses given, then 200. */
export async function openInbox(statuses: number[] = []): Promise<Inbox> {
  const received: Received[] = [];
  const left = [...statuses];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(left.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Runs with a directory of its own that is gone afterwards. */
export async function withDir<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'glumist-'));
  try {
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Waits until `check` holds; the test's own time limit ends a wait in vain. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(10);
}
