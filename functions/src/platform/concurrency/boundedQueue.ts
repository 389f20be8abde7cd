/** Runs memory-hungry tasks one at a time; returns null when `maxWaiting` tasks wait already. */
export class BoundedQueue {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly maxWaiting: number) {}

  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.waiting >= this.maxWaiting) return null;
    this.waiting += 1;
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
    }
  }
}
