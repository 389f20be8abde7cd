import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that counts what comes along it, whoever asks: a page, its worker, what the browser looks at anew. */
export interface CountedWay {
  baseUrl: string;
  /** Bytes that the server has sent, headers included. */
  sent: () => number;
  close: () => void;
}

/** Listens on a free port of this machine and passes on to `baseUrl`. */
export async function countedWay(baseUrl: string): Promise<CountedWay> {
  const { hostname, port } = new URL(baseUrl);
  let sent = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('data', (chunk) => (sent += chunk.length));
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      // A browser that goes away breaks connections off.
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
