import { documentSize } from '../values/size';
import { compareTimestamps } from '../values/timestamp';
import { type StoredDocument } from '../values/types';

interface Change {
  readonly time: string;
  readonly path: string;
  readonly before: StoredDocument | undefined;
}

interface StoredChange extends Change {
  /** Of the document before, as the service counts them. */
  readonly bytes: number;
}

// Twice as much is kept before the oldest half is cut off.
const MAX_CHANGES = 100_000;
const MAX_BYTES = 64 * 2 ** 20;

/**
 * The documents before recent writes, for reads at a past time, within limits on the number of changes and on bytes.
 */
export class History {
  private changes: StoredChange[] = [];
  private bytes = 0;

  /** `horizon`: reads before this time cannot be answered. */
  constructor(private horizon: string) {}

  record(change: Change): void {
    const bytes = change.before === undefined ? 0 : documentSize(change.before.name, change.before.fields);
    this.changes.push({ ...change, bytes });
    this.bytes += bytes;
  }

  /** Removes the newest changes, made at `time`, because they were undone. */
  takeBack(time: string): void {
    while (this.changes.at(-1)?.time === time) this.bytes -= this.changes.pop()!.bytes;
  }

  /** Drops changes up to `oldest`, occasionally rather than at every call. */
  prune(oldest: string): void {
    const isFull = this.changes.length >= 2 * MAX_CHANGES || this.bytes >= 2 * MAX_BYTES;
    if (!isFull && !this.isHalfOld(oldest)) return;
    const overflow = Math.max(0, this.changes.length - MAX_CHANGES);
    let cut = 0;
    for (const { time, bytes } of this.changes) {
      if (cut >= overflow && this.bytes <= MAX_BYTES && compareTimestamps(time, oldest) > 0) break;
      this.bytes -= bytes;
      cut += 1;
    }
    if (cut === 0) return;
    this.horizon = this.changes[cut - 1]!.time;
    this.changes = this.changes.slice(cut);
  }

  reaches(time: string): boolean {
    return compareTimestamps(time, this.horizon) >= 0;
  }

  /** Documents as they were at `time` where they differ from now, or null if that is too long ago. */
  since(time: string): Map<string, StoredDocument | undefined> | null {
    if (!this.reaches(time)) return null;
    const past = new Map<string, StoredDocument | undefined>();
    for (let i = this.changes.length - 1; i >= 0; i -= 1) {
      const change = this.changes[i]!;
      if (compareTimestamps(change.time, time) <= 0) break;
      past.set(change.path, change.before);
    }
    return past;
  }

  /** Forgets everything before `time`. */
  forget(time: string): void {
    this.changes = [];
    this.bytes = 0;
    this.horizon = time;
  }

  private isHalfOld(oldest: string): boolean {
    const middle = this.changes[this.changes.length >> 1];
    return middle !== undefined && compareTimestamps(middle.time, oldest) < 0;
  }
}
