import { FirestoreError } from '../errors';
import { AccessPattern } from './accessPattern';
import { compatible, covers, type LockMode, type Want } from './lockModes';
import { type LockPatience, watchStall } from './stall';
import { hardCycle, hasCycle, type Lock, type LockOwner, Waiter } from './waiting';

/**
 * Locks on documents by path, first come first served, for transactions and for plain writes. A request for several
 * documents is granted whole or waits whole. Reads are not refused for long: after a while they share. A write that
 * can never come through, or waits with nothing moving, ends in ABORTED.
 */
export class LockTable {
  private readonly locks = new Map<string, Lock>();
  private readonly pattern = new AccessPattern();
  private sequence = 0;

  constructor(private readonly patience: LockPatience) {}

  /** Acquires the locks, at once (null) where no other lock conflicts. Rejects with ABORTED. */
  acquire(owner: LockOwner, paths: Iterable<string>, want: Want): Promise<void> | null {
    const waiter = new Waiter(owner, [...new Set(paths)], want, (this.sequence += 1));
    if (this.tryGrant(waiter)) return null;
    if (want === 'write' && !this.breakCycles(waiter)) return Promise.reject(contention());
    // If waiting would be a deadlock, a reader shares the lock; a conflict is then detected at commit.
    if (want === 'read' && hasCycle(waiter, this.view) && this.tryShare(waiter)) return null;
    return this.wait(waiter);
  }

  /** Releases all locks of the owner. `wrote` lists its committed documents; null if it did not commit. */
  release(owner: LockOwner, wrote: ReadonlySet<string> | null): void {
    if (wrote !== null) this.pattern.record(owner.reads, wrote);
    const keys = [...owner.held.keys()];
    owner.held.clear();
    owner.reads.clear();
    for (const waiter of [...owner.waiting]) this.leave(waiter, contention());
    const touched = new Set<Waiter>();
    for (const key of keys) {
      const lock = this.locks.get(key)!;
      lock.holders.delete(owner);
      for (const waiter of lock.queue) touched.add(waiter);
      this.discardIfIdle(key, lock);
    }
    this.grantInOrder(touched);
  }

  /**
   * Resolves a deadlock by ending the waiting requests of younger owners, so that the first reader of a contested document
   * wins, as in the service. Returns false if this owner is the youngest and must yield itself.
   */
  private breakCycles(waiter: Waiter): boolean {
    for (;;) {
      const cycle = hardCycle(waiter, this.view);
      if (cycle === null) return true;
      const [youngest] = [...cycle].sort((a, b) => b.owner.age - a.owner.age);
      if (youngest === undefined || youngest.owner.age < waiter.owner.age) return false;
      this.leave(youngest, contention());
    }
  }

  private readonly view = {
    lock: (key: string) => this.locks.get(key),
    mode: (waiter: Waiter, key: string) => this.modeOf(waiter, key),
  };

  private modeOf(waiter: Waiter, key: string): LockMode {
    if (waiter.want === 'write') return 'exclusive';
    return waiter.sharing ? 'shared' : this.pattern.readMode(key);
  }

  private grantInOrder(waiters: Iterable<Waiter>): void {
    // Owners that hold locks go first: others may wait for them.
    const ordered = [...waiters].sort(
      (a, b) => Number(b.isHolding) - Number(a.isHolding) || a.sequence - b.sequence,
    );
    for (const waiter of ordered) {
      if (this.tryGrant(waiter)) this.leave(waiter, null);
      else waiter.progress();
    }
  }

  private tryGrant(waiter: Waiter): boolean {
    const { owner } = waiter;
    const modes = waiter.keys.map((key) => [key, this.modeOf(waiter, key)] as const);
    if (!modes.every(([key, mode]) => this.isFree(waiter, key, mode))) return false;
    owner.age = Math.min(owner.age, waiter.sequence);
    for (const [key, mode] of modes) {
      if (waiter.want === 'read') owner.reads.add(key);
      if (covers(owner.held.get(key), mode)) continue;
      owner.held.set(key, mode);
      this.lock(key).holders.set(owner, mode);
    }
    return true;
  }

  private isFree(waiter: Waiter, key: string, mode: LockMode): boolean {
    const lock = this.locks.get(key);
    if (lock === undefined || covers(waiter.owner.held.get(key), mode)) return true;
    for (const [holder, held] of lock.holders) {
      if (holder !== waiter.owner && !compatible(mode, held)) return false;
    }
    // A reader without locks does not overtake a waiting writer; a reader with locks does, because making
    // it wait would only delay all others.
    if (waiter.isHolding || lock.waitingWrites === 0 || waiter.want === 'write') return true;
    return !lock.queue.some((other) => other.want === 'write' && other.sequence < waiter.sequence);
  }

  private wait(waiter: Waiter): Promise<void> {
    for (const key of waiter.keys) {
      const lock = this.lock(key);
      lock.queue.push(waiter);
      if (waiter.want === 'write') lock.waitingWrites += 1;
    }
    waiter.owner.waiting.add(waiter);
    watchStall(waiter, this.patience, {
      share: () => {
        if (this.tryShare(waiter)) this.leave(waiter, null);
      },
      giveUp: () => this.leave(waiter, contention()),
    });
    return waiter.done;
  }

  private tryShare(waiter: Waiter): boolean {
    waiter.sharing = true;
    return this.tryGrant(waiter);
  }

  private leave(waiter: Waiter, error: FirestoreError | null): void {
    waiter.owner.waiting.delete(waiter);
    for (const key of waiter.keys) {
      const lock = this.locks.get(key);
      if (lock === undefined) continue;
      lock.queue = lock.queue.filter((other) => other !== waiter);
      if (waiter.want === 'write') lock.waitingWrites -= 1;
      this.discardIfIdle(key, lock);
    }
    waiter.settle(error);
  }

  private lock(key: string): Lock {
    const existing = this.locks.get(key);
    if (existing !== undefined) return existing;
    const created: Lock = { holders: new Map(), queue: [], waitingWrites: 0 };
    this.locks.set(key, created);
    return created;
  }

  private discardIfIdle(key: string, lock: Lock): void {
    if (lock.holders.size === 0 && lock.queue.length === 0) this.locks.delete(key);
  }
}

function contention(): FirestoreError {
  return new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
}
