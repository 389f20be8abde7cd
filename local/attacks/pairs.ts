/**
 * Pairs in which each of `left` and each of `right` stands at least once. `turn` shifts who meets whom, so that over a few turns
 * everybody meets everybody.
 */
export function coveringPairs<A, B>(left: readonly A[], right: readonly B[], turn: number): [A, B][] {
  if (left.length === 0 || right.length === 0) return [];
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const length = Math.max(left.length, right.length);
  return Array.from({ length }, (_, index) => [at(left, index), at(right, index + turn)]);
}

/** Every one of `left` with every one of `right`. */
export const allPairs = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap((one) => right.map((other): [A, B] => [one, other]));
