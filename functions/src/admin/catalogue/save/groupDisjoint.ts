/**
 * Splits items into groups of at most `maxSize`, so that no two items of a group share a name. The groups are processed
 * one after the other, so conflicting items never run at once.
 */
export function groupDisjoint<T>(
  items: readonly T[],
  maxSize: number,
  namesOf: (item: T) => readonly string[],
): T[][] {
  const groups: T[][] = [];
  /** The last group that has an item with this name. */
  const lastOf = new Map<string, number>();
  for (const item of items) {
    const names = namesOf(item);
    // After every earlier item with one of these names, so that their order is kept.
    let at = Math.max(0, ...names.map((name) => (lastOf.get(name) ?? -1) + 1));
    while ((groups[at]?.length ?? 0) >= maxSize) at += 1;
    (groups[at] ??= []).push(item);
    for (const name of names) lastOf.set(name, at);
  }
  return groups;
}
