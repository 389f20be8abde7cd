import type { Server } from 'node:http';

const IDLE_MS = 70_000;

/**
 * Keeps idle connections longer than the pools of common clients do. With Node's own 5 s a busy machine now and then closes one just as
 * a client sends its next request, which then fails with ECONNRESET.
 */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = IDLE_MS;
}
