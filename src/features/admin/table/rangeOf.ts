/** The rows from one to another, both included, in the order of the list; only `to` where `from` is not in the list. */
export function rangeOf(all: readonly string[], from: string | null, to: string): string[] {
  const ends = [from === null ? -1 : all.indexOf(from), all.indexOf(to)];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return first < 0 ? [to] : all.slice(first, last + 1);
}
