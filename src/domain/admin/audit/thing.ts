import { hasDigit, squeeze, wordsOf } from '../search/fold';

/** Letters of the beginnings by which a word is found. */
const MIN_BEGINNING = 2;
const MAX_BEGINNING = 8;
/** Lengths of a number's ending by which the team finds an order. */
const ENDS = [3, 4, 5, 6];
/** Tokens of one entry. */
export const MAX_WORDS = 80;
/** Typed terms that are searched for; further ones are ignored. */
const MAX_TERMS = 5;

const beginning = (word: string): string => [...word].slice(0, MAX_BEGINNING).join('');

function beginnings(word: string): string[] {
  const letters = [...word].slice(0, MAX_BEGINNING);
  return letters.map((_, at) => letters.slice(0, at + 1).join('')).slice(MIN_BEGINNING - 1);
}

function ends(code: string): string[] {
  const [digits = ''] = /\d*$/.exec(code) ?? [];
  return ENDS.filter((length) => length <= digits.length).map((length) => digits.slice(-length));
}

/** Search tokens of an entry: the beginnings of the words of its target's name and id, and the last digits of numbers. */
export function auditWords({ target, name = '' }: { target: string; name?: string | undefined }): string[] {
  const [, id = ''] = /^[^/]+\/(.+)$/.exec(target) ?? [];
  const words = [...wordsOf(name), ...wordsOf(id), ...(id ? [squeeze(id)] : [])];
  const codes = [squeeze(id), ...words].filter(hasDigit);
  const tokens = [...words.flatMap(beginnings), ...codes.flatMap(ends), ...codes];
  return [...new Set(tokens)].slice(0, MAX_WORDS);
}

/**
 * A search of the log: one target by its path, or all targets whose name, number or id has all of these
 * words.
 */
export type ThingQuery = { target: string } | { words: string[] } | null;

const isPath = (typed: string): boolean => /^[A-Za-z]+\/[^/]+$/.test(typed);

function tokenOf(term: string): string[] {
  const code = squeeze(term);
  if (/^\d+$/.test(code)) return code.length < 3 ? [] : [code.slice(-6)];
  if (hasDigit(code)) return [code];
  return wordsOf(term)
    .filter((word) => [...word].length >= MIN_BEGINNING)
    .map(beginning);
}

/** Parses the typed search; null where it is too short. */
export function readThing(typed: string): ThingQuery {
  const text = typed.trim();
  if (isPath(text)) return { target: text };
  const words = text.split(/\s+/).slice(0, MAX_TERMS).flatMap(tokenOf);
  if (words.length === 0) return null;
  // Longest first, because the longest token matches the fewest entries.
  return { words: [...new Set(words)].sort((a, b) => b.length - a.length) };
}
