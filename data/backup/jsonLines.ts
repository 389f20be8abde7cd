import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Identifies the content of a file. */
export interface FileFacts {
  lines: number;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Counts and hashes bytes as they pass. */
function meter() {
  const hash = createHash('sha256');
  const facts = { lines: 0, bytes: 0 };
  return {
    pass(chunk: Buffer): Buffer {
      hash.update(chunk);
      facts.bytes += chunk.length;
      for (const byte of chunk) if (byte === NEWLINE) facts.lines += 1;
      return chunk;
    },
    facts: (): FileFacts => ({ ...facts, sha256: hash.digest('hex') }),
  };
}

const NEWLINE = 0x0a;
const encode = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** Writes a new file, a line of JSON for each value; resolves when it is on disk. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<FileFacts> {
  const { pass, facts } = meter();
  async function* encoded() {
    for await (const value of values) yield pass(encode(value));
  }
  await pipeline(encoded, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return facts();
}

/** The facts that `writeLines` would return for these values. */
export async function factsOf(values: AsyncIterable<unknown>): Promise<FileFacts> {
  const { pass, facts } = meter();
  for await (const value of values) pass(encode(value));
  return facts();
}

/** Counts and hashes a file; the same as `writeLines` returned unless the file was changed. */
export async function factsOfFile(file: string): Promise<FileFacts> {
  const { pass, facts } = meter();
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) pass(chunk);
  return facts();
}

/** The values of a file, one at a time. Does not use `readline`, which also splits at U+2028. */
export async function* readLines<T>(file: string): AsyncGenerator<T> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const line = Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      start = end + 1;
      yield JSON.parse(line.toString()) as T;
    }
    rest.push(chunk.subarray(start));
  }
}

/** Groups values within a number of values and bytes of JSON; a value that is too large is a group of its own. */
export async function* inBatches<T>(
  values: AsyncIterable<T>,
  { maxItems, maxBytes }: { maxItems: number; maxBytes: number },
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let bytes = 0;
  for await (const value of values) {
    const size = Buffer.byteLength(JSON.stringify(value));
    if (batch.length > 0 && (batch.length >= maxItems || bytes + size > maxBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(value);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
