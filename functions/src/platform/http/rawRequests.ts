import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Encoding {
  type: string;
  compressed: boolean;
}

/** Shared by all copies of this module in a process, so that none reads the headers that another has changed. */
const ENCODING = Symbol.for('glumist.encoding');
type Seen = IncomingMessage & { [ENCODING]?: Encoding };

function encodingFrom(headers: IncomingMessage['headers']): Encoding {
  return {
    type: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    compressed: (headers['content-encoding'] ?? 'identity') !== 'identity',
  };
}

function decodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

function keepRaw(message: unknown): void {
  const { request } = message as { request: Seen };
  if (request[ENCODING]) return;
  const { headers } = request;
  if (!decodable(request.url ?? '/')) request.url = '/undecodable';
  request[ENCODING] = encodingFrom(headers);
  if (headers['content-type']) headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
}

/**
 * Cloud Functions' runtime parses JSON, inflates bodies and decodes paths before it calls us, and answers what it
 * cannot read with an HTML page. From here on it passes every body as raw bytes, and an undecodable path as one that
 * matches no route. This holds for every HTTP server of the process until `stop` is called.
 */
export function receiveRawRequests(): { stop: () => void } {
  subscribe('http.server.request.start', keepRaw);
  return { stop: () => void unsubscribe('http.server.request.start', keepRaw) };
}

/** Stops it for every caller, for tests that load a deployed function into a shared process. */
export function stopRawRequests(): void {
  while (unsubscribe('http.server.request.start', keepRaw));
}

/** The content type and compression that the caller named. */
export function encodingOf(request: IncomingMessage): Encoding {
  return (request as Seen)[ENCODING] ?? encodingFrom(request.headers);
}
