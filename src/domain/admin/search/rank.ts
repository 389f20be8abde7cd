import type { Order } from '@/domain/orders/order/order';
import { editDistance, MIN_LETTERS } from './editDistance';
import { hasDigit, squeeze, wordsOf } from './fold';
import type { Term } from './searchPlan';
import { searchTexts, type SearchText } from './searchTexts';
import { soundKey } from './soundKey';

const EXACT = 100;
const END = 80;
const BEGINNING = 70;
const PART = 60;
const ONE_MISTAKE = 40;
const SAME_SOUND = 30;

function codeScore(code: string, typed: string): number {
  if (code === typed) return EXACT;
  if (code.endsWith(typed)) return END;
  if (code.startsWith(typed)) return BEGINNING;
  return code.includes(typed) && hasDigit(typed) ? PART : 0;
}

/** Jeju and zzzz share the key "j": one consonant alone says too little, so the spelling must be similar too. */
const maxMistakesOf = (key: string): number => (key.length > 1 ? Infinity : 2);

function wordScore(word: string, typed: string, isFuzzy: boolean): number {
  if (word === typed) return EXACT;
  if (word.startsWith(typed)) return BEGINNING;
  if (!isFuzzy || typed.length < MIN_LETTERS) return 0;
  const mistakes = editDistance(word, typed);
  if (mistakes <= 1) return ONE_MISTAKE;
  return mistakes <= maxMistakesOf(soundKey(typed)) && soundKey(word) === soundKey(typed) ? SAME_SOUND : 0;
}

interface Matched {
  words: string[];
  code: string;
  weight: number;
}

function termScore({ as, text }: Term, found: readonly Matched[], email: string, isFuzzy: boolean): number {
  if (as === 'email') return email.startsWith(text) ? EXACT : 0;
  const scores = found.map(({ words, code, weight }) => {
    const byWord = words.map((word) => wordScore(word, text, isFuzzy && as === 'words'));
    return weight * Math.max(0, ...byWord, code ? codeScore(code, text) : 0);
  });
  return Math.max(0, ...scores);
}

/** The texts that typed terms are compared with. */
interface Compared {
  texts: readonly SearchText[];
  email: string;
}

/**
 * Match score of typed terms; null where one does not match. `isFuzzy` also accepts one typing mistake or a
 * similar sound.
 */
export function scoreTexts(
  { texts, email }: Compared,
  terms: readonly Term[],
  isFuzzy: boolean,
): number | null {
  const found = texts.map(({ as, text, weight }): Matched => ({
    words: wordsOf(text),
    code: as === 'code' ? squeeze(text) : '',
    weight,
  }));
  const scores = terms.map((term) => termScore(term, found, email.toLowerCase(), isFuzzy));
  return scores.length === 0 || scores.includes(0) ? null : scores.reduce((sum, score) => sum + score);
}

export const scoreOrder = (order: Order, terms: readonly Term[], isFuzzy: boolean): number | null =>
  scoreTexts({ texts: searchTexts(order), email: order.email }, terms, isFuzzy);

/** Highest score first; among equals the newest first. */
export const byScore = (a: { score: number; at: string }, b: { score: number; at: string }): number =>
  b.score - a.score || (a.at < b.at ? 1 : -1);
