import {
  Agent,
  request,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { type OriginAnswer } from './cacheRules';
import { respondUnavailablePage, wantsPage } from '../unavailablePage';

/**
 * Reads share keep-alive connections. A write gets its own connection, because an idle one may close when it is reused and
 * a write cannot be retried safely.
 */
const reading = new Agent({ keepAlive: true });

/**
 * Tries of a read whose part ended before answering. The next connection waits until the part is back
 * (local/stack/processes/gate.ts).
 */
const READ_TRIES = 4;
const RETRY_DELAY_MS = 100;

/** Retries at once when only an idle connection was closed. */
function retrySoon({ reusedSocket }: ClientRequest, send: () => unknown): void {
  setTimeout(send, reusedSocket ? 0 : RETRY_DELAY_MS);
}

function forwardedHeaders(req: IncomingMessage): OutgoingHttpHeaders {
  return {
    ...req.headers,
    'x-forwarded-host': req.headers['x-forwarded-host'] ?? req.headers.host ?? '',
    'x-forwarded-proto': 'http',
    // Appended, as Google's front ends do; the caller's own value stays on the left.
    'x-forwarded-for': [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean).join(', '),
  };
}

/**
 * Forwards a request unchanged to `path` (path and query) of `origin`, and returns the answer. Keeps the Host header, so that
 * links in the mails of Auth point to the shop's address.
 */
export function forward(req: IncomingMessage, res: ServerResponse, origin: string, path: string): void {
  const { hostname, port } = new URL(origin);
  const headers = forwardedHeaders(req);
  const reads = req.method === 'GET' || req.method === 'HEAD';
  const send = (agent: Agent | false, tries = 1) => {
    const upstream = request({ agent, hostname, port, path, method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      answer.once('error', () => res.destroy());
    });
    upstream.once('error', (error) => {
      if (res.headersSent || res.destroyed) res.destroy();
      else if (reads && tries < READ_TRIES)
        retrySoon(upstream, () => res.destroyed || send(false, tries + 1));
      else respondUnreachable(req, res, path, error);
    });
    res.once('close', () => upstream.destroy());
    req.pipe(upstream);
  };
  send(reads && reading);
}

/** Conditions of one caller, and headers of a body that a read does not have. */
const OWN_HEADERS = /^(if-none-match|if-modified-since|content-length|transfer-encoding)$/;

/** Fetches `path` of `origin` without the caller's conditions. `etag` makes it a conditional request. */
export function fetchWhole(
  req: IncomingMessage,
  origin: string,
  path: string,
  etag: string | undefined,
): Promise<OriginAnswer> {
  const { hostname, port } = new URL(origin);
  const shared = Object.entries(forwardedHeaders(req)).filter(([name]) => !OWN_HEADERS.test(name));
  const headers: OutgoingHttpHeaders = Object.fromEntries(shared);
  if (etag !== undefined) headers['if-none-match'] = etag;
  const send = (agent: Agent | false, tries = 1) =>
    new Promise<OriginAnswer>((resolve, reject) => {
      const upstream = request({ agent, hostname, port, path, method: 'GET', headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      upstream.once('error', (error) => {
        if (tries === READ_TRIES) return reject(error);
        retrySoon(upstream, () => send(false, tries + 1).then(resolve, reject));
      });
      upstream.end();
    });
  return send(reading);
}

export function respondUnreachable(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  error: Error,
): void {
  console.error(`${req.method ?? ''} ${path}: ${error.message}`);
  const sentence =
    'A part of the shop did not answer and may be starting again. Please try again in a moment.';
  if (wantsPage(req)) respondUnavailablePage(res, sentence);
  else respondJson(res, 502, { success: false, message: sentence });
}

export function respondJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}
