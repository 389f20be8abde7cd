/** Lets one at a time do what takes much memory; who comes when `most` wait already gets null. */
export class Turns {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly most: number) {}

  async take<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.waiting >= this.most) return null;
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
