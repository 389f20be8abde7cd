import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** One request as the sandboxes read it: path split from query, body as JSON where it is JSON. */
export interface SandboxRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The parsed body; `undefined` when there is none or it is not JSON. */
  body: unknown;
  /** Content-Encoding as sent: the functions' runtime, in the same process in tests, takes it out of the headers. */
  encoding: string;
  /** The body as it came. */
  bytes: Buffer;
}

const LIMIT_BYTES = 1_000_000;

/** Reads a request; `too-large` when its body is over a megabyte. */
export async function readRequest(message: IncomingMessage): Promise<SandboxRequest | 'too-large'> {
  const url = new URL(message.url ?? '/', 'http://sandbox');
  const bytes = await readBytes(message);
  if (bytes === 'too-large') return bytes;
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: parseJson(bytes.toString('utf8')),
    encoding: encodingOf(message),
    bytes,
  };
}

/** The body as text, or `too-large`. */
export async function readBody(message: IncomingMessage): Promise<string | 'too-large'> {
  const bytes = await readBytes(message);
  return bytes === 'too-large' ? bytes : bytes.toString('utf8');
}

function encodingOf({ rawHeaders }: IncomingMessage): string {
  const at = rawHeaders.findIndex((name, n) => n % 2 === 0 && name.toLowerCase() === 'content-encoding');
  return at < 0 ? '' : (rawHeaders[at + 1] ?? '');
}

async function readBytes(message: IncomingMessage): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT_BYTES) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
