import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { keepConnections } from '../keepAlive';
import { HOST } from '../stack/settings';
import { encode, json, type Reply } from './reply';
import { readRequest, type SandboxRequest } from './request';

export interface SandboxServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** `drop` closes the connection without an answer. */
export type Answer = Reply | 'drop';

interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  answer(request: SandboxRequest): Promise<Answer>;
}

/** Listens and answers; rejects with Node's own error when the port is taken. */
export async function serve({ port, answer }: ServeOptions): Promise<SandboxServer> {
  const server = createServer((message, response) => {
    void respond(message, response, answer);
  });
  keepConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${HOST}:${String(bound)}`,
    port: bound,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respond(
  message: IncomingMessage,
  response: ServerResponse,
  answer: ServeOptions['answer'],
): Promise<void> {
  try {
    const request = await readRequest(message);
    const reply =
      request === 'too-large' ? json(413, { message: 'The body is too large' }) : await answer(request);
    if (reply === 'drop') {
      message.socket.destroy();
      return;
    }
    const { bytes, contentType } = encode(reply);
    response.writeHead(reply.status, {
      'Content-Type': contentType,
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      ...reply.headers,
    });
    response.end(bytes);
  } catch (error) {
    if (message.destroyed && !message.complete) return;
    console.error('sandbox: a request failed', error);
    if (!response.headersSent) response.writeHead(500).end();
  }
}
