/** How many pairs of actor and way try each row. */
const PAIRS_A_ROW = 3;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/**
 * The next few pairs of `left` and `right`. `turn` counts the rows before: they go on where the row before stopped, so that each of
 * `left` and each of `right` soon has its turn, and over the turns everybody meets everybody.
 */
export function pairsInTurn<A, B>(left: readonly A[], right: readonly B[], turn: number): [A, B][] {
  if (left.length === 0 || right.length === 0) return [];
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const all = left.length * right.length;
  // In step, the two lists meet in the same pairs again after this many; then one of them moves on by one.
  const round = all / greatestDivisor(left.length, right.length);
  return Array.from({ length: Math.min(PAIRS_A_ROW, all) }, (_, index) => {
    const step = (turn * PAIRS_A_ROW + index) % all;
    return [at(left, step), at(right, step + Math.floor(step / round))];
  });
}

/** Every one of `left` with every one of `right`. */
export const allPairs = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap((one) => right.map((other): [A, B] => [one, other]));
