import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that counts all traffic to a server: pages, service worker and revalidations. */
export interface CountedWay {
  baseUrl: string;
  /** Bytes that the server sent, headers included. */
  sent: () => number;
  close: () => void;
}

/** Listens on a free port and forwards to `baseUrl`. */
export async function countedWay(baseUrl: string): Promise<CountedWay> {
  const { hostname, port } = new URL(baseUrl);
  let sent = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const far = connect(Number(port), hostname);
    far.on('data', (chunk) => (sent += chunk.length));
    client.pipe(far).pipe(client);
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      open.add(one);
      // A closing browser aborts its connections.
      one.on('error', () => other.destroy()).on('close', () => void (open.delete(one) && other.destroy()));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
