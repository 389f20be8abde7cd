import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Encoding {
  type: string;
  compressed: boolean;
}

const encodings = new WeakMap<IncomingMessage, Encoding>();

function keepRaw(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  encodings.set(request, encodingFrom(headers));
  if (headers['content-type']) headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
}

function encodingFrom(headers: IncomingMessage['headers']): Encoding {
  return {
    type: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    compressed: (headers['content-encoding'] ?? 'identity') !== 'identity',
  };
}

let taken = false;

/**
 * Cloud Functions' runtime parses JSON and inflates bodies before it calls us, and answers what it cannot parse
 * with a page of HTML. From here on it hands every body over as the bytes that came.
 */
export function takeBodiesRaw(): void {
  if (taken) return;
  taken = true;
  subscribe('http.server.request.start', keepRaw);
}

/** The content type and compression the caller named. */
export function encodingOf(request: IncomingMessage): Encoding {
  return encodings.get(request) ?? encodingFrom(request.headers);
}
