import type { Lexicon, Need } from './lexicon';
import { readPriceWords, type PriceLimits } from './priceWords';
import { thesaurus } from './thesaurus';
import { joined, withoutFillers, wordsOf } from './words';

/** Further words are ignored. */
const MOST_WORDS = 8;

export interface Query {
  /** All of them should match. */
  needs: Need[];
  /** Words that match nothing in the catalogue. */
  unknown: string[];
  price: PriceLimits;
}

interface Reading {
  need: Need | null;
  words: number;
}

/** Two words that belong together ('sun screen'), or one that is two ('lipbalm'). */
function readMended(lexicon: Lexicon, words: readonly string[], last: boolean): Reading | null {
  const [word = '', next = ''] = words;
  const together = word + next;
  if (next && (lexicon.has(together) || thesaurus.has(together))) {
    return { need: lexicon.word(together, last), words: 2 };
  }
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const need = lexicon.phrase(joined([left, right]));
    if (need) return { need, words: 1 };
  }
  return null;
}

function readNext(lexicon: Lexicon, words: readonly string[]): Reading {
  for (let length = Math.min(thesaurus.longest, words.length); length > 1; length -= 1) {
    const need = lexicon.phrase(joined(words.slice(0, length)));
    if (need) return { need, words: length };
  }
  const [word = ''] = words;
  const isKnown = lexicon.has(word) || thesaurus.has(word);
  const corrected = readMended(lexicon, words, words.length <= 2);
  if (corrected?.need && (corrected.words === 2 || !isKnown)) return corrected;
  return { need: lexicon.word(word, words.length === 1), words: 1 };
}

/** Parses a typed text. Its last word may be unfinished. */
export function readQuery(text: string, lexicon: Lexicon): Query {
  const { words: queryWords, price } = readPriceWords(wordsOf(text));
  const meaningful = withoutFillers(queryWords);
  // 'fo' and 'for' are prefixes while 'foam' is being typed.
  const words = (
    meaningful.length > 0 ? meaningful : queryWords.filter((word) => lexicon.begins(word))
  ).slice(0, MOST_WORDS);
  const query: Query = { needs: [], unknown: [], price };
  for (let at = 0; at < words.length;) {
    const { need, words: taken } = readNext(lexicon, words.slice(at));
    if (need) query.needs.push(need);
    else query.unknown.push(words[at] ?? '');
    at += taken;
  }
  return query;
}
