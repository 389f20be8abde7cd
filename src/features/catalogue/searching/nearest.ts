/** Rows of the table in `distance`, reused because it runs for every word at each keystroke. */
const MAX_LENGTH = 40;
let rowBeforeLast = new Uint8Array(MAX_LENGTH + 1);
let previousRow = new Uint8Array(MAX_LENGTH + 1);
let currentRow = new Uint8Array(MAX_LENGTH + 1);
const cellAt = (row: Uint8Array, column: number) => row[column] ?? 0;

/**
 * The edit distance (insert, delete, replace, swap neighbours) between `typed` and `word`, or its beginning with
 * `prefix`. Stops beyond `limit` and returns limit + 1.
 */
export function distance(typed: string, word: string, limit: number, prefix = false): number {
  const tooFar = limit + 1;
  const width = prefix ? Math.min(word.length, typed.length + limit) : word.length;
  if (width > MAX_LENGTH || typed.length > MAX_LENGTH || Math.abs(typed.length - width) > limit)
    return tooFar;
  for (let column = 0; column <= width; column += 1) previousRow[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    currentRow[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        cellAt(previousRow, column - 1) + (same ? 0 : 1),
        cellAt(previousRow, column) + 1,
        cellAt(currentRow, column - 1) + 1,
      );
      if (!same && row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, cellAt(rowBeforeLast, column - 2) + 1);
      }
      currentRow[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return tooFar;
    [rowBeforeLast, previousRow, currentRow] = [previousRow, currentRow, rowBeforeLast];
  }
  let minCost = cellAt(previousRow, width);
  if (prefix)
    for (let column = 0; column < width; column += 1)
      minCost = Math.min(minCost, cellAt(previousRow, column));
  return Math.min(minCost, tooFar);
}

export interface SpellingMatch {
  word: string;
  distance: number;
}

/** Accepted mistakes by word length. */
const allowedMistakes = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

const MAX_MATCHES = 4;
/** A mistake in the first letter is rare. */
const FIRST_LETTER_COST = 0.75;
/** An unfinished word with a mistake is less likely than a whole one. */
const UNFINISHED_COST = 0.5;

interface Spelling {
  /** The word may be unfinished. */
  typing?: boolean;
  /** Accepts this many mistakes instead of the usual number. */
  limit?: number;
}

/** The most similar words; none when all are too far away. */
export function nearest(
  typed: string,
  words: Iterable<string>,
  { typing, limit: maxCost = allowedMistakes(typed) }: Spelling = {},
): SpellingMatch[] {
  if (maxCost === 0) return [];
  const prefix = typing === true && typed.length > 3;
  const matches: SpellingMatch[] = [];
  for (const word of words) {
    const extra = word[0] === typed[0] ? 0 : FIRST_LETTER_COST;
    const limit = Math.floor(maxCost - extra);
    if (limit === 0) continue;
    let cost = distance(typed, word, limit);
    if (prefix && extra === 0 && cost > 1 && word.length > typed.length) {
      cost = Math.min(cost, distance(typed, word, 1, true) + UNFINISHED_COST);
    }
    cost += extra;
    if (cost <= maxCost) matches.push({ word, distance: cost });
  }
  matches.sort((a, b) => a.distance - b.distance);
  const best = matches[0]?.distance ?? 0;
  return matches.filter((candidate) => candidate.distance < best + UNFINISHED_COST).slice(0, MAX_MATCHES);
}
