/** Milliseconds; scheduled content appears within this time. */
const AGE_MS = 60_000;
/** A page takes about 130 KB. */
const MAX_PAGES = 100;
/** Pages of addresses that anyone can invent: searches, filters and unknown products. */
const MAX_TRANSIENT_PAGES = 30;

type Rendered<T> = Map<string, { value: Promise<T>; at: number }>;

interface RenderOptions {
  /** Whether anyone can invent more such addresses; they never displace the shop's own pages. */
  isTransient?: boolean;
}

/** Caches rendered pages by everything that they were rendered from; callers share a render in progress. */
export class RenderCache<T> {
  private readonly pages: Rendered<T> = new Map();
  private readonly transientPages: Rendered<T> = new Map();

  getOrRender(
    key: string,
    now: Date,
    render: () => Promise<T>,
    { isTransient = false }: RenderOptions = {},
  ): Promise<T> {
    const at = now.getTime();
    const pages = isTransient ? this.transientPages : this.pages;
    const known = pages.get(key);
    if (known && at - known.at < AGE_MS) return known.value;
    const value = render();
    const entry = { value, at };
    pages.delete(key);
    pages.set(key, entry);
    for (const oldest of pages.keys()) {
      if (pages.size <= (isTransient ? MAX_TRANSIENT_PAGES : MAX_PAGES)) break;
      pages.delete(oldest);
    }
    value.catch(() => {
      if (pages.get(key) === entry) pages.delete(key);
    });
    return value;
  }
}
