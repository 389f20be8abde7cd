import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Lines of JSON on disk, each kept whole: a line that is acknowledged survives a kill -9 and a power cut. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
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

/** Opens or creates the journal. A last line torn by a kill was never acknowledged and is cut off. */
export async function openJournal(file: string): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true });
  const { lines, bytes } = parseLines(await readFile(file).catch(missingIsEmpty), file);
  const handle = await open(file, 'a');
  await handle.truncate(bytes);
  return { lines, ...appender(handle) };
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
        queue.push({ text: `${JSON.stringify(line)}\n`, resolve, reject });
        writing ??= drain();
      });
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

function parseLines(content: Buffer, file: string): { lines: unknown[]; bytes: number } {
  const bytes = content.lastIndexOf('\n') + 1;
  const texts = content.subarray(0, bytes).toString('utf8').split('\n').slice(0, -1);
  const lines = texts.map((text, index) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error(`${file}: line ${String(index + 1)} is not JSON`);
    }
  });
  return { lines, bytes };
}

function missingIsEmpty(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0);
  throw error;
}
