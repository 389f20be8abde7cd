import { mkdir, open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checksum } from 'firestore-on-node/persistence';

/** Lines of JSON on disk, each kept whole: a line that is acknowledged survives a kill -9 and a power cut. */
export interface Journal {
  /** The entries of the file when it was opened, oldest first. */
  lines: unknown[];
  /** Resolves once the line is on disk. Lines appended together share one fsync. */
  append(line: unknown): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  text: string;
  resolve(): void;
  reject(error: unknown): void;
}

/** Receives a sentence for each repaired file. */
export type Warn = (message: string) => void;

/**
 * Opens or creates the journal. A damaged tail, as a kill leaves it, was never acknowledged: it is cut off, saved to another
 * file and reported. Damage before an intact line throws and changes no file.
 */
export async function openJournal(file: string, warn: Warn = console.error): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true });
  const content = await readFile(file).catch(missingIsEmpty);
  const { lines, bytes } = parseLines(content, file);
  if (bytes < content.length) await keepTail(file, content.subarray(bytes), bytes, warn);
  const handle = await open(file, 'a');
  await handle.truncate(bytes);
  return { lines, ...appender(handle) };
}

async function keepTail(file: string, tail: Buffer, bytes: number, warn: Warn): Promise<void> {
  const aside = `${file}.damaged-at-${String(bytes)}`;
  await writeFile(aside, tail);
  warn(
    `${file}: cut ${String(tail.length)} damaged bytes after byte ${String(bytes)}; they are kept in ${aside}.`,
  );
}

function appender(handle: FileHandle): Pick<Journal, 'append' | 'close'> {
  let queue: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await handle.appendFile(batch.map((entry) => entry.text).join(''));
        await handle.datasync();
        for (const entry of batch) entry.resolve();
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    writing = null;
  }

  return {
    append(line) {
      return new Promise<void>((resolve, reject) => {
        queue.push({ text: encodeLine(line), resolve, reject });
        writing ??= drain();
      });
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

/** Checksum, space, JSON, newline, as in Firestore's log. */
function encodeLine(line: unknown): string {
  const text = JSON.stringify(line);
  return `${checksum(Buffer.from(text))} ${text}\n`;
}

const CHECKED = /^([0-9a-f]{8}) (.*)$/s;

/** The value of a line; null when it is damaged. Lines of an older version have no checksum. */
function decodeLine(text: string): { value: unknown } | null {
  const [, sum, checked] = CHECKED.exec(text) ?? [];
  if (checked !== undefined && checksum(Buffer.from(checked)) !== sum) return null;
  try {
    return { value: JSON.parse(checked ?? text) as unknown };
  } catch {
    return null;
  }
}

/** The whole lines from the start, and how many bytes they take up. */
function parseLines(content: Buffer, file: string): { lines: unknown[]; bytes: number } {
  const lines: unknown[] = [];
  let bytes = 0;
  let damagedLine: number | null = null;
  for (let start = 0, number = 1; start < content.length; number += 1) {
    const newline = content.indexOf('\n', start);
    const end = newline === -1 ? content.length : newline + 1;
    const decoded = newline === -1 ? null : decodeLine(content.toString('utf8', start, newline));
    if (decoded && damagedLine !== null)
      throw new Error(`${file}: line ${String(damagedLine)} is damaged, and a whole line follows it.`);
    if (decoded) {
      lines.push(decoded.value);
      bytes = end;
    } else damagedLine ??= number;
    start = end;
  }
  return { lines, bytes };
}

function missingIsEmpty(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0);
  throw error;
}
