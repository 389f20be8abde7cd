import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';
import { readBody } from '../request';

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
