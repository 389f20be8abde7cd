export interface Keeping {
  /** Milliseconds for which what was loaded is handed out. */
  age: number;
  /** For so many more it is handed out while what is newer is on its way, so that nobody waits for that. */
  grace?: number;
  now: () => Date;
}

/** Keeps what a loader answers; callers in between share one load. */
export function kept<T>({ age, grace = 0, now }: Keeping, load: () => Promise<T>): () => Promise<T> {
  let held: { value: Promise<T>; at: number } | null = null;
  let last: { value: T; at: number } | null = null;
  return async () => {
    const at = now().getTime();
    if (!held || at - held.at >= age) {
      const value = load();
      const mine = { value, at };
      held = mine;
      value.then(
        (loaded) => {
          if (!last || at >= last.at) last = { value: loaded, at };
        },
        () => {
          if (held === mine) held = null;
        },
      );
    }
    return last && at - last.at < age + grace ? last.value : held.value;
  };
}
