import { compareTimestamps } from '../values/timestamp';
import { type StoredDocument } from '../values/types';

interface Change {
  readonly time: string;
  readonly path: string;
  readonly before: StoredDocument | undefined;
}

const MOST_CHANGES = 100_000;

/** What documents were before recent writes, so that reads at a past time can be answered. */
export class History {
  private changes: Change[] = [];

  /** `horizon`: reads before this time cannot be answered. */
  constructor(private horizon: string) {}

  record(change: Change): void {
    this.changes.push(change);
  }

  /** Forgets changes up to `oldest`, now and then rather than at every call. */
  prune(oldest: string): void {
    if (this.changes.length < 2 * MOST_CHANGES && !this.isHalfOld(oldest)) return;
    const overflow = Math.max(0, this.changes.length - MOST_CHANGES);
    const firstKept = this.changes.findIndex(
      (change, i) => i >= overflow && compareTimestamps(change.time, oldest) > 0,
    );
    const cut = firstKept === -1 ? this.changes.length : firstKept;
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
    this.horizon = time;
  }

  private isHalfOld(oldest: string): boolean {
    const middle = this.changes[this.changes.length >> 1];
    return middle !== undefined && compareTimestamps(middle.time, oldest) < 0;
  }
}
