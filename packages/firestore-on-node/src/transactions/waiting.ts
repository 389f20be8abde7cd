import { type FirestoreError } from '../errors';
import { compatible, type LockMode, type Want } from './lockModes';

export interface Lock {
  readonly holders: Map<LockOwner, LockMode>;
  queue: Waiter[];
  waitingWrites: number;
}

/** The owner of locks: a transaction, or one plain write. */
export class LockOwner {
  readonly held = new Map<string, LockMode>();
  /** The held locks that were requested for reading. */
  readonly reads = new Set<string>();
  readonly waiting = new Set<Waiter>();
  /** When it got its first lock, as a count of requests; in a deadlock the younger owner yields. */
  age = Infinity;
}

/** A request for locks, granted whole or not at all. */
export class Waiter {
  /** Set once a reader no longer queues behind updaters. */
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

  /** Called when a lock that this request waits for was given to another one. */
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

// The owners of locks that conflict with the request.
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
  return cycleOf(waiter, locks, () => true) !== null;
}

/**
 * The cycle of requests through which this one waits for its own owner, counting only writes, because
 * waiting readers eventually share. Null for none.
 */
export function hardCycle(waiter: Waiter, locks: LocksView): readonly Waiter[] | null {
  return cycleOf(waiter, locks, (other) => other.want === 'write');
}

function cycleOf(
  start: Waiter,
  locks: LocksView,
  counts: (waiter: Waiter) => boolean,
): readonly Waiter[] | null {
  const seen = new Set<LockOwner>();
  const pending: { readonly waiter: Waiter; readonly way: readonly Waiter[] }[] = [
    { waiter: start, way: [] },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const owner of blockers(next.waiter, locks)) {
      if (owner === start.owner) return next.way;
      if (seen.has(owner)) continue;
      seen.add(owner);
      for (const waiter of owner.waiting)
        if (counts(waiter)) pending.push({ waiter, way: [...next.way, waiter] });
    }
  }
  return null;
}
