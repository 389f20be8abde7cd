import { type FileHandle, open } from 'node:fs/promises';

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  readonly takeBack: () => void;
}

interface Segment {
  readonly file: FileHandle;
  /** Bytes of the file that a sync has covered. */
  durable: number;
  buffers: Buffer[];
  waiters: Waiter[];
  /** Settles the rotation to this segment, once the previous one is complete and closed or has failed. */
  readonly onFirst: () => void;
  readonly onDropped: (error: Error) => void;
}

/**
 * Appends to a file; an append is done once its bytes are on the disk. One fsync serves all waiting appends. After `rotate`,
 * appends go to the next file once the previous one is complete. After a failed write, every append is refused until `repair`
 * has cut the file back to its durable bytes.
 */
export class AppendLog {
  private segments: Segment[];
  private running: Promise<void> | null = null;
  private error: Error | null = null;
  private newest: Promise<void> = Promise.resolve();

  private constructor(
    file: FileHandle,
    private length: number,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.segments = [segmentOf(file, length)];
  }

  /** `onFailure` is called in the same turn in which a write fails. */
  static async open(path: string, onFailure: (error: Error) => void = () => undefined): Promise<AppendLog> {
    const file = await open(path, 'a');
    return new AppendLog(file, (await file.stat()).size, onFailure);
  }

  /** Bytes in the present file, including unwritten ones. */
  get size(): number {
    return this.length;
  }

  /** The error because of which appends are refused; null for none. */
  get failure(): Error | null {
    return this.error;
  }

  /**
   * Resolves once the bytes are durable. On failure, `takeBack` is called before anything else runs, the
   * newest append first, and the promise rejects.
   */
  append(bytes: Buffer, takeBack: () => void = () => undefined): Promise<void> {
    if (this.error !== null) return Promise.reject(this.error);
    const segment = this.segments.at(-1)!;
    this.length += bytes.length;
    segment.buffers.push(bytes);
    this.newest = new Promise<void>((resolve, reject) => segment.waiters.push({ resolve, reject, takeBack }));
    this.running ??= this.run();
    return this.newest;
  }

  /** Resolves once every append so far is durable; rejects if one fails. */
  settled(): Promise<void> {
    return this.error === null ? this.newest : Promise.reject(this.error);
  }

  /** Sends all later appends to an empty file. Resolves once the previous file is complete and closed. */
  rotate(file: FileHandle): Promise<void> {
    if (this.error !== null) return Promise.reject(this.error);
    const closed = new Promise<void>((resolve, reject) => {
      this.segments.push(segmentOf(file, 0, resolve, reject));
    });
    this.length = 0;
    this.running ??= this.run();
    return closed;
  }

  /**
   * Cuts the file back to its durable bytes and accepts appends again. Rejects while the disk still fails.
   */
  async repair(): Promise<void> {
    await this.running;
    const { file, durable } = this.segments[0]!;
    await file.truncate(durable);
    await file.sync();
    const { size } = await file.stat();
    if (size !== durable) throw new Error(`The log has ${size} bytes and should have ${durable}.`);
    this.newest = Promise.resolve();
    this.error = null;
  }

  async close(): Promise<void> {
    await this.running;
    for (const segment of this.segments) await segment.file.close();
  }

  private async run(): Promise<void> {
    // Lets requests of the same turn of the event loop share the first write.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.segments[0]!.buffers.length > 0 || this.segments.length > 1) {
      const segment = this.segments[0]!;
      if (segment.buffers.length > 0) await this.flush(segment);
      else {
        // Its bytes are synced, so a failing close loses nothing.
        await segment.file.close().catch(() => undefined);
        this.segments.shift();
        this.segments[0]!.onFirst();
      }
    }
    this.running = null;
  }

  private async flush(segment: Segment): Promise<void> {
    const { buffers, waiters } = segment;
    segment.buffers = [];
    segment.waiters = [];
    const bytes = Buffer.concat(buffers);
    try {
      await segment.file.appendFile(bytes);
      await segment.file.datasync();
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)), waiters);
      return;
    }
    segment.durable += bytes.length;
    for (const waiter of waiters) waiter.resolve();
  }

  /** Takes back all waiting appends, because bytes after a gap must not become durable either. */
  private fail(error: Error, flushing: readonly Waiter[]): void {
    this.error = error;
    const [segment, ...dropped] = this.segments;
    const waiters = [...flushing, ...this.segments.flatMap((each) => each.waiters)];
    this.segments = [segmentOf(segment!.file, segment!.durable)];
    this.length = segment!.durable;
    for (const waiter of waiters.reverse()) waiter.takeBack();
    for (const waiter of waiters) waiter.reject(error);
    for (const { onDropped } of dropped) onDropped(error);
    this.onFailure(error);
  }
}

function segmentOf(
  file: FileHandle,
  durable: number,
  onFirst: () => void = () => undefined,
  onDropped: (error: Error) => void = () => undefined,
): Segment {
  return { file, durable, buffers: [], waiters: [], onFirst, onDropped };
}
