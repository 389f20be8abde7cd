import { connect, createServer, type Socket } from 'node:net';
import { HOST } from '../settings';
import { listen, type Part } from './ports';
import { type Service } from './service';

/** How long a connection waits for a process that is being restarted. */
export const RESTART_WAIT_MS = 10_000;
const RETRY_MS = 50;

/** Port of the process behind a gate; `starting` holds connections, `gone` ends them at once. */
export type GateTarget = number | 'starting' | 'gone';

export interface Gate extends Service {
  setTarget(target: GateTarget): void;
}

function tryConnect(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port, allowHalfOpen: true, noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

function pipeBoth(client: Socket, upstream: Socket): void {
  client.pipe(upstream);
  upstream.pipe(client);
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.once('close', () => other.destroy());
  }
}

/**
 * Listens for a part and forwards connections to its process, which may restart on another port. Connections wait meanwhile,
 * so that callers see a slow answer instead of a refusal.
 */
export async function startGate(part: Part, port: number, waitMs = RESTART_WAIT_MS): Promise<Gate> {
  let target: GateTarget = 'starting';
  const clients = new Set<Socket>();

  async function pass(client: Socket): Promise<void> {
    const deadline = performance.now() + waitMs;
    while (!client.destroyed && target !== 'gone' && performance.now() < deadline) {
      const upstream = target === 'starting' ? null : await tryConnect(target);
      if (upstream && client.destroyed) upstream.destroy();
      else if (upstream) return pipeBoth(client, upstream);
      else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    client.destroy();
  }

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true }, (client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    void pass(client);
  });
  const url = await listen(server, part, port);
  return {
    url,
    setTarget: (to) => {
      target = to;
    },
    close: async () => {
      target = 'gone';
      const closed = new Promise((resolve) => server.close(resolve));
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
