export interface CacheOptions {
  /** How long a value is fresh. */
  ageMs: number;
  /** How much longer a stale value is returned while a fresh one loads, so that no caller waits. */
  graceMs?: number;
  now: () => Date;
}

/** Caches the value of a loader; callers in between share one load. A load that fails is not cached. */
export function cached<T>(
  { ageMs, graceMs = 0, now }: CacheOptions,
  load: () => Promise<T>,
): () => Promise<T> {
  let loading: { value: Promise<T>; at: number } | null = null;
  let last: { value: T; at: number } | null = null;
  return async () => {
    const at = now().getTime();
    if (!loading || at - loading.at >= ageMs) {
      const value = load();
      const mine = { value, at };
      loading = mine;
      value.then(
        (loaded) => {
          if (!last || at >= last.at) last = { value: loaded, at };
        },
        () => {
          if (loading === mine) loading = null;
        },
      );
    }
    return last && at - last.at < ageMs + graceMs ? last.value : loading.value;
  };
}
