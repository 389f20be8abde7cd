import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Reads share connections. What writes gets one of its own: one that was kept may be closed by the other side at the
 * moment it is used again, and what was written then may not be sent a second time.
 */
const reading = new Agent({ keepAlive: true });

/**
 * Passes a request on as it came, to `path` (path and query) of `origin`, and the answer back.
 * The Host header stays: links that a service writes into its answers then lead back through the shop's address.
 */
export function forward(req: IncomingMessage, res: ServerResponse, origin: string, path: string): void {
  const { hostname, port } = new URL(origin);
  const host = req.headers.host ?? '';
  const headers = {
    ...req.headers,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    // Appended, as Google's front ends do: what the caller wrote there itself stays to the left.
    'x-forwarded-for': [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean).join(', '),
  };
  const reads = req.method === 'GET' || req.method === 'HEAD';
  const ask = (agent: Agent | false) => {
    const upstream = request({ agent, hostname, port, path, method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      answer.once('error', () => res.destroy());
    });
    upstream.once('error', (error) => {
      if (res.headersSent || res.destroyed) res.destroy();
      else if (reads && upstream.reusedSocket) ask(false);
      else {
        respondJson(res, 502, {
          success: false,
          message: 'The shop could not be reached. Please try again.',
        });
        console.error(`${req.method ?? ''} ${path}: ${error.message}`);
      }
    });
    res.once('close', () => upstream.destroy());
    req.pipe(upstream);
  };
  ask(reads && reading);
}

export function respondJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}
