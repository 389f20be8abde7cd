import type { Lexicon, Need } from './lexicon';
import { readPriceWords, type PriceLimits } from './priceWords';
import { thesaurus } from './thesaurus';
import { toPhrase, withoutFillers, wordsOf } from './words';

/** The number of words that are searched; the others are ignored. */
const MAX_WORDS = 8;

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

/** Joins two words ('sun screen') or splits one ('lipbalm') where the catalogue spells it so. */
function readJoinedOrSplit(lexicon: Lexicon, words: readonly string[], last: boolean): Reading | null {
  const [word = '', next = ''] = words;
  const joinedWord = word + next;
  if (next && (lexicon.has(joinedWord) || thesaurus.has(joinedWord))) {
    return { need: lexicon.word(joinedWord, last), words: 2 };
  }
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const need = lexicon.phrase(toPhrase([left, right]));
    if (need) return { need, words: 1 };
  }
  return null;
}

function readNext(lexicon: Lexicon, words: readonly string[]): Reading {
  for (let length = Math.min(thesaurus.longestPhrase, words.length); length > 1; length -= 1) {
    const need = lexicon.phrase(toPhrase(words.slice(0, length)));
    if (need) return { need, words: length };
  }
  const [word = ''] = words;
  const isKnown = lexicon.has(word) || thesaurus.has(word);
  const corrected = readJoinedOrSplit(lexicon, words, words.length <= 2);
  if (corrected?.need && (corrected.words === 2 || !isKnown)) return corrected;
  return { need: lexicon.word(word, words.length === 1), words: 1 };
}

/** Parses a typed text. Its last word may be unfinished. */
export function readQuery(text: string, lexicon: Lexicon): Query {
  const { words: queryWords, price } = readPriceWords(wordsOf(text));
  const meaningful = withoutFillers(queryWords);
  // 'fo' and 'for' are prefixes while 'foam' is being typed.
  const words = (
    meaningful.length > 0 ? meaningful : queryWords.filter((word) => lexicon.hasPrefix(word))
  ).slice(0, MAX_WORDS);
  const query: Query = { needs: [], unknown: [], price };
  for (let at = 0; at < words.length;) {
    const { need, words: length } = readNext(lexicon, words.slice(at));
    if (need) query.needs.push(need);
    else query.unknown.push(words[at] ?? '');
    at += length;
  }
  return query;
}
