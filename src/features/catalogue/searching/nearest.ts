/** Rows of the table in `distance`, reused because it runs for every word at each keystroke. */
const LONGEST = 40;
let before = new Uint8Array(LONGEST + 1);
let above = new Uint8Array(LONGEST + 1);
let line = new Uint8Array(LONGEST + 1);
const at = (row: Uint8Array, column: number) => row[column] ?? 0;

/**
 * The edit distance (insert, delete, replace, swap neighbours) between `typed` and `word`, or its beginning with
 * `prefix`. Stops beyond `limit` and returns limit + 1.
 */
export function distance(typed: string, word: string, limit: number, prefix = false): number {
  const tooFar = limit + 1;
  const width = prefix ? Math.min(word.length, typed.length + limit) : word.length;
  if (width > LONGEST || typed.length > LONGEST || Math.abs(typed.length - width) > limit) return tooFar;
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    line[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        at(above, column - 1) + (same ? 0 : 1),
        at(above, column) + 1,
        at(line, column - 1) + 1,
      );
      if (!same && row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, at(before, column - 2) + 1);
      }
      line[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return tooFar;
    [before, above, line] = [above, line, before];
  }
  let least = at(above, width);
  if (prefix) for (let column = 0; column < width; column += 1) least = Math.min(least, at(above, column));
  return Math.min(least, tooFar);
}

export interface SpellingMatch {
  word: string;
  distance: number;
}

/** Accepted mistakes by word length. */
const allowedMistakes = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

const MOST = 4;
/** A mistake in the first letter is rare. */
const FIRST_LETTER = 0.75;
/** An unfinished word with a mistake is less likely than a whole one. */
const UNFINISHED = 0.5;

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
  { typing, limit: most = allowedMistakes(typed) }: Spelling = {},
): SpellingMatch[] {
  if (most === 0) return [];
  const prefix = typing === true && typed.length > 3;
  const matches: SpellingMatch[] = [];
  for (const word of words) {
    const extra = word[0] === typed[0] ? 0 : FIRST_LETTER;
    const limit = Math.floor(most - extra);
    if (limit === 0) continue;
    let cost = distance(typed, word, limit);
    if (prefix && extra === 0 && cost > 1 && word.length > typed.length) {
      cost = Math.min(cost, distance(typed, word, 1, true) + UNFINISHED);
    }
    cost += extra;
    if (cost <= most) matches.push({ word, distance: cost });
  }
  matches.sort((a, b) => a.distance - b.distance);
  const best = matches[0]?.distance ?? 0;
  return matches.filter((candidate) => candidate.distance < best + UNFINISHED).slice(0, MOST);
}
