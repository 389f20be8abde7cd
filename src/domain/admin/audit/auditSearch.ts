import { hasDigit, squeeze, wordsOf } from '../search/fold';

/** Letters of the prefixes by which a word is found. */
const MIN_PREFIX = 2;
const MAX_PREFIX = 8;
/** Lengths of a number's suffix by which the team finds an order. */
const SUFFIX_LENGTHS = [3, 4, 5, 6];
/** Tokens of one entry. */
export const MAX_WORDS = 80;
/** Typed terms that are searched for; further ones are ignored. */
const MAX_TERMS = 5;

const prefix = (word: string): string => [...word].slice(0, MAX_PREFIX).join('');

function prefixes(word: string): string[] {
  const letters = [...word].slice(0, MAX_PREFIX);
  return letters.map((_, at) => letters.slice(0, at + 1).join('')).slice(MIN_PREFIX - 1);
}

function suffixes(code: string): string[] {
  const [digits = ''] = /\d*$/.exec(code) ?? [];
  return SUFFIX_LENGTHS.filter((length) => length <= digits.length).map((length) => digits.slice(-length));
}

/** Search tokens of an entry: the prefixes of the words of its target's name and id, and the last digits of numbers. */
export function auditSearchTokens({
  target,
  name = '',
}: {
  target: string;
  name?: string | undefined;
}): string[] {
  const [, id = ''] = /^[^/]+\/(.+)$/.exec(target) ?? [];
  const words = [...wordsOf(name), ...wordsOf(id), ...(id ? [squeeze(id)] : [])];
  const codes = [squeeze(id), ...words].filter(hasDigit);
  const tokens = [...words.flatMap(prefixes), ...codes.flatMap(suffixes), ...codes];
  return [...new Set(tokens)].slice(0, MAX_WORDS);
}

/**
 * A search of the log: one target by its path, or all targets whose name, number or id has all of these
 * words.
 */
export type AuditSearch = { target: string } | { words: string[] } | null;

const isPath = (typed: string): boolean => /^[A-Za-z]+\/[^/]+$/.test(typed);

function tokenOf(term: string): string[] {
  const code = squeeze(term);
  if (/^\d+$/.test(code)) return code.length < 3 ? [] : [code.slice(-6)];
  if (hasDigit(code)) return [code];
  return wordsOf(term)
    .filter((word) => [...word].length >= MIN_PREFIX)
    .map(prefix);
}

/** Parses the typed search; null where it is too short. */
export function parseAuditSearch(typed: string): AuditSearch {
  const text = typed.trim();
  if (isPath(text)) return { target: text };
  const words = text.split(/\s+/).slice(0, MAX_TERMS).flatMap(tokenOf);
  if (words.length === 0) return null;
  // Longest first, because the longest token matches the fewest entries.
  return { words: [...new Set(words)].sort((a, b) => b.length - a.length) };
}
