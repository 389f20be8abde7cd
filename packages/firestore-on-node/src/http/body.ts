import { type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';
import { FirestoreError, invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';

// The docs state a limit of 10 MiB; the service accepts 11 MiB and names that in its error.
const MAX_BYTES = 11_534_336;
// Half a surrogate pair as JSON.stringify writes it; a backslash of the text itself is doubled.
const HALF_PAIR = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const unzip = { gzip: promisify(gunzip), deflate: promisify(inflate) };

/** The JSON object of a request of any content type; an empty body is an empty object. Throws INVALID_ARGUMENT. */
export async function readBody(request: IncomingMessage): Promise<JsonRecord> {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return {};
  const bytes = await decoded(await received(request), headers['content-encoding']);
  if (bytes.length === 0) return {};
  let json: Json;
  try {
    const text = utf8.decode(bytes);
    json = JSON.parse(text) as Json;
    // A lone escaped surrogate is valid JSON, but no valid text.
    if (/\\ud/i.test(text) && HALF_PAIR.test(JSON.stringify(json))) throw new Error('half a pair');
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
  if (!isRecord(json)) throw invalid('The payload must be a JSON object.');
  return json;
}

function received(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // A body over the limit is read to its end but not stored, so that the client gets the response.
      if (size <= MAX_BYTES) chunks.push(chunk);
    });
    request.on('error', reject);
    request.on('end', () => (size > MAX_BYTES ? reject(tooLarge()) : resolve(Buffer.concat(chunks))));
  });
}

async function decoded(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity') return bytes;
  if (encoding !== 'gzip' && encoding !== 'deflate')
    throw invalid(`Unsupported content encoding "${encoding}".`);
  try {
    return await unzip[encoding](bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    throw invalid('The payload could not be decompressed.');
  }
}

function tooLarge(): FirestoreError {
  return new FirestoreError(
    'INVALID_ARGUMENT',
    `Request payload size exceeds the limit: ${MAX_BYTES} bytes.`,
  );
}
