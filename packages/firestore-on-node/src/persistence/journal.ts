import { mkdir, open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type StoredDocument } from '../values/types';
import { AppendLog } from './appendLog';
import { isFull, logPath, removeBefore, syncDirectory } from './files';
import { lockDirectory } from './lockFile';
import { encodeRecord, type LogRecord } from './record';
import { recover } from './recover';
import { writeSnapshot } from './snapshot';

export interface JournalOptions {
  readonly directory: string;
  readonly apply: (record: LogRecord) => void;
  readonly warn: (message: string) => void;
  /** The present documents, for a snapshot. */
  readonly documents: () => readonly StoredDocument[];
  /** A log shorter than this is never compacted. */
  readonly compactFromBytes: number;
}

const REPAIR_AGAIN_MS = 1_000;

/** Stores all changes on disk: appends them to a log, and compacts a grown log into a snapshot. */
export class Journal {
  private compaction: Promise<void> | null = null;
  private repair: Promise<void> | null = null;
  private readonly closing = new AbortController();
  private log!: AppendLog;

  private constructor(
    private readonly options: JournalOptions,
    private readonly unlock: () => Promise<void>,
    private generation: number,
    private snapshotBytes: number,
  ) {}

  /** Locks the directory, replays its records through `apply`, and opens it for appending. */
  static async open(options: JournalOptions): Promise<Journal> {
    const { directory, apply, warn } = options;
    await mkdir(directory, { recursive: true });
    const unlock = await lockDirectory(directory).catch((error: unknown) => {
      throw isFull(error) ? new Error(`${directory} has no room: ${String(error)}. Make room.`) : error;
    });
    try {
      const { generation, snapshotBytes } = await recover(directory, apply, warn);
      const journal = new Journal(options, unlock, generation, snapshotBytes);
      journal.log = await AppendLog.open(logPath(directory, generation), (error) => journal.failed(error));
      await syncDirectory(directory);
      return journal;
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  /** Whether the log has the whole history, without a snapshot in place of its beginning. */
  get isWholeHistory(): boolean {
    return this.snapshotBytes === 0;
  }

  /** The error because of which appends fail at the moment; null for none. */
  get failure(): Error | null {
    return this.log.failure;
  }

  /**
   * Resolves once the record is durable. Records become durable in the order of the calls. If one fails, it
   * and all later ones are undone, newest first, and their promises reject.
   */
  append(record: LogRecord, takeBack: () => void): Promise<void> {
    const done = this.log.append(encodeRecord(record), takeBack);
    if (this.log.size > Math.max(this.options.compactFromBytes, 2 * this.snapshotBytes))
      this.startCompaction();
    return done;
  }

  /** Resolves once everything appended so far is durable; rejects if that fails. */
  settled(): Promise<void> {
    return this.log.settled();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.compaction;
    await this.repair;
    await this.log.close();
    await this.unlock();
  }

  private failed(error: Error): void {
    const path = logPath(this.options.directory, this.generation);
    this.options.warn(`${path}: a change could not be written and was taken back: ${error.message}`);
    this.repair ??= this.untilRepaired(path).finally(() => (this.repair = null));
  }

  private async untilRepaired(path: string): Promise<void> {
    const { signal } = this.closing;
    for (let attempts = 1; !signal.aborted; attempts += 1) {
      try {
        await this.log.repair();
        if (attempts > 1) this.options.warn(`${path} is sound again; reads and writes go on.`);
        return;
      } catch (error) {
        if (attempts === 1)
          this.options.warn(`${path} could not be cut back; reads and writes are refused: ${String(error)}`);
        await wait(REPAIR_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
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
    const nextLog = await open(logPath(directory, next), 'a');
    let documents: readonly StoredDocument[];
    try {
      await syncDirectory(directory);
      // No await between these two, so that the documents are exactly the state at the end of the old log.
      documents = this.options.documents();
      await this.log.rotate(nextLog);
    } catch (error) {
      // The old log stays in use; the next attempt uses the empty file.
      await nextLog.close();
      throw error;
    }
    this.generation = next;
    this.snapshotBytes = await writeSnapshot(directory, next, documents, new Date().toISOString());
    await removeBefore(directory, next);
  }
}
