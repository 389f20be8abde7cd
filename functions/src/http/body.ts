import type { IncomingMessage } from 'node:http';
import { refuse, type Refusal } from './answer';
import { encodingOf } from './rawRequests';

/** Bytes. A full cart is under 20 KB. */
export const MAX_BODY = 100 * 1024;

/** Cloud Functions leaves the bytes it has read in rawBody. */
export type RawRequest = IncomingMessage & { rawBody?: Buffer };

const tooLarge = () => refuse(413, 'too_large', 'The request is too large.');

async function bytesOf(request: RawRequest): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return null;
  if (request.rawBody) return request.rawBody.length > MAX_BODY ? null : request.rawBody;
  if (request.readableEnded) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type Body = { ok: true; value: unknown } | { ok: false; refusal: Refusal };

/** Reads the JSON of a request: 413 above MAX_BODY, 415 for another type, 400 for what is not JSON. */
export async function readJson(request: RawRequest): Promise<Body> {
  const { type, compressed } = encodingOf(request);
  const bytes = await bytesOf(request);
  if (!bytes) return { ok: false, refusal: tooLarge() };
  if (type !== 'application/json' || compressed) {
    const message = 'Send the request as plain application/json.';
    return { ok: false, refusal: refuse(415, 'unsupported_media_type', message) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, refusal: refuse(400, 'bad_request', 'The request is not valid JSON.') };
  }
}
