import { mkdir, open } from 'node:fs/promises';
import { type StoredDocument } from '../values/types';
import { AppendLog } from './appendLog';
import { logPath, removeBefore, syncDirectory } from './files';
import { lockDirectory } from './lockFile';
import { encodeRecord, type LogRecord } from './record';
import { recover } from './recover';
import { writeSnapshot } from './snapshot';

export interface JournalOptions {
  readonly directory: string;
  readonly apply: (record: LogRecord) => void;
  readonly warn: (message: string) => void;
  /** The documents as they stand, for a snapshot. */
  readonly documents: () => readonly StoredDocument[];
  /** A log shorter than this is never compacted. */
  readonly compactFromBytes: number;
}

/** Keeps all changes on disk: appends them to a log, and now and then replaces the log by a snapshot. */
export class Journal {
  private compaction: Promise<void> | null = null;

  private constructor(
    private readonly options: JournalOptions,
    private readonly unlock: () => Promise<void>,
    private readonly log: AppendLog,
    private generation: number,
    private snapshotBytes: number,
  ) {}

  /** Locks the directory, replays what it holds through `apply`, and opens it for appending. */
  static async open(options: JournalOptions): Promise<Journal> {
    const { directory, apply, warn } = options;
    await mkdir(directory, { recursive: true });
    const unlock = await lockDirectory(directory);
    try {
      const { generation, snapshotBytes } = await recover(directory, apply, warn);
      const log = await AppendLog.open(logPath(directory, generation));
      await syncDirectory(directory);
      return new Journal(options, unlock, log, generation, snapshotBytes);
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  /** Resolves once the record is on the disk. Records become durable in the order of the calls. */
  append(record: LogRecord): Promise<void> {
    const done = this.log.append(encodeRecord(record));
    if (this.log.size > Math.max(this.options.compactFromBytes, 2 * this.snapshotBytes))
      this.startCompaction();
    return done;
  }

  async close(): Promise<void> {
    await this.compaction;
    await this.log.close();
    await this.unlock();
  }

  private startCompaction(): void {
    this.compaction ??= this.compact()
      .catch((error: unknown) => this.options.warn(`Compaction failed: ${String(error)}`))
      .finally(() => {
        this.compaction = null;
      });
  }

  private async compact(): Promise<void> {
    const { directory } = this.options;
    const next = this.generation + 1;
    const fresh = await open(logPath(directory, next), 'a');
    await syncDirectory(directory);
    // No await between these two: the documents are exactly what the old log ends with.
    const documents = this.options.documents();
    const rotated = this.log.rotate(fresh);
    this.generation = next;
    await rotated;
    this.snapshotBytes = await writeSnapshot(directory, next, documents, new Date().toISOString());
    await removeBefore(directory, next);
  }
}
