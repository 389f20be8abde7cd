/** All between two rows of a list, both included, in the list's order; where the first is not in it, the second alone. */
export function rangeOf(all: readonly string[], from: string | null, to: string): string[] {
  const ends = [from === null ? -1 : all.indexOf(from), all.indexOf(to)];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return first < 0 ? [to] : all.slice(first, last + 1);
}
