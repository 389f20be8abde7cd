/**
 * A list as one person changed it, in which the changes of another stay. `seen` are the keys of the list on which the
 * person's is based; without it their list counts.
 */
export function mergeSeen<Before, Chosen>(
  before: readonly Before[],
  chosen: readonly Chosen[],
  seen: readonly string[] | undefined,
  keyOf: (one: Before | Chosen) => string,
): readonly (Before | Chosen)[] {
  if (!seen) return chosen;
  const has = (all: readonly (Before | Chosen)[], key: string) => all.some((one) => keyOf(one) === key);
  const kept = before.filter((one) => !seen.includes(keyOf(one)) || has(chosen, keyOf(one)));
  const added = chosen.filter((one) => !seen.includes(keyOf(one)) && !has(kept, keyOf(one)));
  return [...kept, ...added];
}
