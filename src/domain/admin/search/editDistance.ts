/** Letters of a word that a typing mistake is looked for in. */
const MAX_LETTERS = 10;
/** Words with fewer letters have too many others one mistake away. */
export const MIN_LETTERS = 4;

const shortened = (word: string): string => word.slice(0, MAX_LETTERS);

/**
 * The word and the word without each one of its letters. Two words that are one mistake apart (a letter wrong, missing,
 * added, or two swapped) share one of them. At most 11; none for a short word.
 */
export function nearKeys(word: string): string[] {
  const letters = [...shortened(word)];
  if (letters.length < MIN_LETTERS) return [];
  return [
    ...new Set([
      letters.join(''),
      ...letters.map((_, at) => letters.filter((_letter, other) => other !== at).join('')),
    ]),
  ];
}

/** Mistakes between two words: letters wrong, missing, added, or two neighbours swapped. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let row = b.map((_, at) => at).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) steps.push((before[j - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
