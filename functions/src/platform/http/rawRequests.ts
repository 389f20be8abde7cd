import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Encoding {
  type: string;
  compressed: boolean;
}

/** Shared by every copy of this module in a process, so that two copies do not read each other's disguise. */
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
 * cannot read with a page of HTML. From here on it hands every body over as the bytes that came, and a path that
 * cannot be decoded as one that names nothing. That holds for every HTTP server of the process until `stop` is called.
 */
export function takeRequestsRaw(): { stop: () => void } {
  subscribe('http.server.request.start', keepRaw);
  return { stop: () => void unsubscribe('http.server.request.start', keepRaw) };
}

/** Ends it for all who have asked for it: tests that load a deployed function share their process with others. */
export function leaveRequestsAlone(): void {
  while (unsubscribe('http.server.request.start', keepRaw));
}

/** The content type and compression the caller named. */
export function encodingOf(request: IncomingMessage): Encoding {
  return (request as Seen)[ENCODING] ?? encodingFrom(request.headers);
}
