/** Milliseconds; scheduled content appears within this time. */
const AGE_MS = 60_000;
/** A page takes about 130 KB. */
const MAX_PAGES = 100;
/** Pages of addresses that anyone can invent: searches, filters and unknown products. */
const MAX_TRANSIENT_PAGES = 30;

type Rendered<T> = Map<string, { value: Promise<T>; at: number }>;

interface Taking {
  /** Whether anyone can invent more such addresses; they never displace the shop's own pages. */
  isPassing?: boolean;
}

/** Caches rendered pages by everything that they were rendered from; callers share a render in progress. */
export class RenderCache<T> {
  private readonly own: Rendered<T> = new Map();
  private readonly passing: Rendered<T> = new Map();

  getOrRender(
    key: string,
    now: Date,
    draw: () => Promise<T>,
    { isPassing = false }: Taking = {},
  ): Promise<T> {
    const at = now.getTime();
    const drawn = isPassing ? this.passing : this.own;
    const known = drawn.get(key);
    if (known && at - known.at < AGE_MS) return known.value;
    const value = draw();
    const mine = { value, at };
    drawn.delete(key);
    drawn.set(key, mine);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= (isPassing ? MAX_TRANSIENT_PAGES : MAX_PAGES)) break;
      drawn.delete(oldest);
    }
    value.catch(() => {
      if (drawn.get(key) === mine) drawn.delete(key);
    });
    return value;
  }
}
