/**
 * Parts things into groups of at most `most` in each of which no two have a name in common: those that would come into each
 * other's way are dealt with one after the other.
 */
export function apart<T>(
  things: readonly T[],
  most: number,
  namesOf: (thing: T) => readonly string[],
): T[][] {
  const groups: T[][] = [];
  /** The group that a name stands in last. */
  const lastOf = new Map<string, number>();
  for (const thing of things) {
    const names = namesOf(thing);
    // After all that has one of its names, so that they keep their order.
    let at = Math.max(0, ...names.map((name) => (lastOf.get(name) ?? -1) + 1));
    while ((groups[at]?.length ?? 0) >= most) at += 1;
    (groups[at] ??= []).push(thing);
    for (const name of names) lastOf.set(name, at);
  }
  return groups;
}
