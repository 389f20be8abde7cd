import { type FirestoreError } from '../errors';
import { compatible, type LockMode, type Want } from './lockModes';

export interface Lock {
  readonly holders: Map<LockOwner, LockMode>;
  queue: Waiter[];
  waitingWrites: number;
}

/** Who holds locks: a transaction, or one plain write. */
export class LockOwner {
  readonly held = new Map<string, LockMode>();
  /** Of the locks held, those that were asked for to read. */
  readonly reads = new Set<string>();
  readonly waiting = new Set<Waiter>();
}

/** A request for locks, granted whole or not at all. */
export class Waiter {
  /** Set once a reader no longer waits its turn among updaters. */
  sharing = false;
  lastProgress = Date.now();
  readonly since = this.lastProgress;
  /** Called when the request is settled. */
  onSettled: () => void = () => undefined;
  private resolve: () => void = () => undefined;
  private reject: (error: FirestoreError) => void = () => undefined;
  readonly done = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor(
    readonly owner: LockOwner,
    readonly keys: readonly string[],
    readonly want: Want,
    readonly sequence: number,
  ) {}

  get isHolding(): boolean {
    return this.owner.held.size > 0;
  }

  /** Something this request waits for was given back, though not to it. */
  progress(): void {
    this.lastProgress = Date.now();
  }

  settle(error: FirestoreError | null): void {
    this.onSettled();
    if (error === null) this.resolve();
    else this.reject(error);
  }
}

interface LocksView {
  lock(key: string): Lock | undefined;
  mode(waiter: Waiter, key: string): LockMode;
}

// The owners that hold what the request cannot have beside them.
function* blockers(waiter: Waiter, locks: LocksView): Iterable<LockOwner> {
  for (const key of waiter.keys) {
    const mode = locks.mode(waiter, key);
    for (const [holder, held] of locks.lock(key)?.holders ?? []) {
      if (holder !== waiter.owner && !compatible(mode, held)) yield holder;
    }
  }
}

/** Whether the request waits, directly or through others, for its own owner. */
export function hasCycle(waiter: Waiter, locks: LocksView): boolean {
  return reaches(waiter, locks, () => true);
}

/** The same, but only through requests that will not yield: readers do, by sharing after a while. */
export function hasHardCycle(waiter: Waiter, locks: LocksView): boolean {
  return reaches(waiter, locks, (other) => other.want === 'write');
}

function reaches(start: Waiter, locks: LocksView, counts: (waiter: Waiter) => boolean): boolean {
  const seen = new Set<LockOwner>();
  const pending = [start];
  for (let waiter = pending.pop(); waiter !== undefined; waiter = pending.pop()) {
    for (const owner of blockers(waiter, locks)) {
      if (owner === start.owner) return true;
      if (seen.has(owner)) continue;
      seen.add(owner);
      for (const next of owner.waiting) if (counts(next)) pending.push(next);
    }
  }
  return false;
}
