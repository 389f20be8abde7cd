import { type FileHandle, open } from 'node:fs/promises';

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Segment {
  readonly file: FileHandle;
  buffers: Buffer[];
  waiters: Waiter[];
  /** Called once the segment before this one is whole and closed. */
  readonly onFirst: () => void;
}

/**
 * Appends to a file; an append is done once its bytes are on the disk. One fsync serves all appends that wait for
 * one. After `rotate` appends go to the next file, and only once the one before it is whole.
 */
export class AppendLog {
  private readonly segments: Segment[];
  private running: Promise<void> | null = null;
  private failure: Error | null = null;

  private constructor(
    file: FileHandle,
    private length: number,
  ) {
    this.segments = [{ file, buffers: [], waiters: [], onFirst: () => undefined }];
  }

  static async open(path: string): Promise<AppendLog> {
    const file = await open(path, 'a');
    return new AppendLog(file, (await file.stat()).size);
  }

  /** Bytes in the present file, those not yet written included. */
  get size(): number {
    return this.length;
  }

  /** Resolves once the bytes are durable. After a failed write every append is refused: the file's state is unknown. */
  append(bytes: Buffer): Promise<void> {
    if (this.failure !== null) return Promise.reject(this.failure);
    const segment = this.segments.at(-1)!;
    this.length += bytes.length;
    segment.buffers.push(bytes);
    const done = new Promise<void>((resolve, reject) => segment.waiters.push({ resolve, reject }));
    this.running ??= this.run();
    return done;
  }

  /** Sends all later appends to an empty file. Resolves once the file before it is whole and closed. */
  rotate(file: FileHandle): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.segments.push({ file, buffers: [], waiters: [], onFirst: resolve });
    });
    this.length = 0;
    this.running ??= this.run();
    return closed;
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
        await segment.file.close();
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
    try {
      if (this.failure !== null) throw this.failure;
      await segment.file.appendFile(Buffer.concat(buffers));
      await segment.file.datasync();
      for (const waiter of waiters) waiter.resolve();
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
      for (const waiter of waiters) waiter.reject(this.failure);
    }
  }
}
