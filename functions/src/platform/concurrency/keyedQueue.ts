/** Runs tasks that share a key one after the other, in order of arrival; others run in parallel. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  async run<T>(keys: readonly string[], task: () => Promise<T>): Promise<T> {
    const before = keys.map((key) => this.tails.get(key));
    let finish = (): void => undefined;
    const mine = new Promise<void>((resolve) => (finish = resolve));
    for (const key of keys) this.tails.set(key, mine);
    await Promise.all(before);
    try {
      return await task();
    } finally {
      finish();
      for (const key of keys) if (this.tails.get(key) === mine) this.tails.delete(key);
    }
  }
}
