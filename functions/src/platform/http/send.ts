import type { ServerResponse } from 'node:http';
import { ANSWER_POLICY } from '@/domain/security/contentSecurityPolicy';
import type { Answer } from './answer';
import { chooseEncoding, compress, isCompressible } from './compression';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': ANSWER_POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

function bytesOf({ status, body, bytes }: Answer, requestId: string): Uint8Array | null {
  if (bytes || body === undefined) return bytes ?? null;
  return Buffer.from(JSON.stringify(status >= 400 ? { ...(body as object), requestId } : body));
}

/** Sends the bytes, compressed where the caller accepts it. */
async function sendBytes(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  if (!isCompressible(String(response.getHeader('content-type')), bytes.length)) {
    response.end(bytes);
    return;
  }
  response.setHeader('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(response.req.headers['accept-encoding']?.toString());
  const compressed = encoding && (await compress(bytes, encoding));
  if (!compressed) {
    response.end(bytes);
    return;
  }
  const etag = response.getHeader('etag');
  // The same tag names the other encodings too, which a strong one may not.
  if (etag !== undefined) response.setHeader('etag', `W/${String(etag)}`);
  response.setHeader('content-encoding', encoding);
  response.end(compressed);
}

/** Sends an answer as JSON or as a file, with its request id in a header and, for failures, in the body. */
export async function send(response: ServerResponse, answer: Answer, requestId: string): Promise<void> {
  const headers: Record<string, string> = { ...HEADERS, ...answer.headers, 'x-request-id': requestId };
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const bytes = bytesOf(answer, requestId);
  if (bytes) return sendBytes(response, bytes);
  response.removeHeader('content-type');
  response.end();
}
