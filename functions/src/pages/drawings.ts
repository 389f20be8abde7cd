/** Milliseconds: what begins and ends on a page by itself is seen this soon. */
const AGE = 60_000;
/** A page takes up some 130 KB. */
const MOST = 100;

/** What was drawn lately, by all that it was drawn of; who asks meanwhile waits for the drawing that is under way. */
export class Drawings<T> {
  private readonly drawn = new Map<string, { value: Promise<T>; at: number }>();

  take(key: string, now: Date, draw: () => Promise<T>): Promise<T> {
    const at = now.getTime();
    const known = this.drawn.get(key);
    if (known && at - known.at < AGE) return known.value;
    const value = draw();
    const mine = { value, at };
    this.drawn.delete(key);
    this.drawn.set(key, mine);
    for (const oldest of this.drawn.keys()) {
      if (this.drawn.size <= MOST) break;
      this.drawn.delete(oldest);
    }
    value.catch(() => {
      if (this.drawn.get(key) === mine) this.drawn.delete(key);
    });
    return value;
  }
}
