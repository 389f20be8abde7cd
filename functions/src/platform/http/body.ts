import type { IncomingMessage } from 'node:http';
import { refuse, type Refusal } from './answer';
import { encodingOf } from './rawRequests';
import { messages } from '../messages';

/** A full cart is under 20 KB. */
export const MAX_BODY_BYTES = 100 * 1024;

/** Cloud Functions leaves the bytes that it has read in rawBody. */
export type RawRequest = IncomingMessage & { rawBody?: Buffer };

/** The largest accepted body, and the message for a larger one. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

const USUAL: BodyLimit = { bytes: MAX_BODY_BYTES, message: messages.tooLarge };

async function bytesOf(request: RawRequest, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null;
  if (request.rawBody) return request.rawBody.length > maxBytes ? null : request.rawBody;
  if (request.readableEnded) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type Body<T = unknown> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** Reads a request's bytes unchanged: 413 above the limit. */
export async function readRaw(request: RawRequest, limit: BodyLimit = USUAL): Promise<Body<Buffer>> {
  const bytes = await bytesOf(request, limit.bytes);
  return bytes ? { ok: true, value: bytes } : { ok: false, refusal: refuse(413, 'too_large', limit.message) };
}

/** Parses JSON in UTF-8; 400 for anything else. */
export function parseJson(bytes: Buffer): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, refusal: refuse(400, 'bad_request', messages.notJson) };
  }
}

/** Reads the JSON of a request: 413 above MAX_BODY_BYTES, 415 for another type, 400 for invalid JSON. */
export async function readJson(request: RawRequest): Promise<Body> {
  const { type, compressed } = encodingOf(request);
  const raw = await readRaw(request);
  if (!raw.ok) return raw;
  if (type !== 'application/json' || compressed)
    return { ok: false, refusal: refuse(415, 'unsupported_media_type', messages.notPlainJson) };
  return parseJson(raw.value);
}
