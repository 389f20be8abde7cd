/** Keeps what a loader answers for `age` milliseconds; callers in between share one load. */
export function kept<T>(age: number, now: () => Date, load: () => Promise<T>): () => Promise<T> {
  let held: { value: Promise<T>; at: number } | null = null;
  return () => {
    const at = now().getTime();
    if (!held || at - held.at >= age) {
      const value = load();
      const mine = { value, at };
      held = mine;
      value.catch(() => {
        if (held === mine) held = null;
      });
    }
    return held.value;
  };
}
