import { wholePhoneIn } from '@/domain/text/phone';
import { piecesOfNumber } from '@/domain/orders/order/orderId';
import { MAX_SEARCH } from '../orderList/search';
import { nearKeys } from './editDistance';
import { hasDigit, squeeze, wordsOf } from './fold';
import { codeTokensOf, soundTokensOf, wordToken } from './searchEntry';

/** One typed term; an order must match all of them. */
export interface Term {
  as: 'code' | 'words' | 'email';
  /** Folded. */
  text: string;
}

/** One query of the index: entries with all tokens of `all`, and any of `anyOf` if it is not empty. */
export interface IndexQuery {
  all: string[];
  anyOf: string[];
}

export interface SearchPlan {
  terms: Term[];
  /** Null where too little was typed. */
  exact: IndexQuery | null;
  /** Queries for when `exact` finds nothing: one word mistyped, or all words spelled by sound. */
  fuzzy: IndexQuery[];
}

/** Limits: terms, tokens of one query, words checked for a typing mistake. */
const MAX_TERMS = 6;
const MAX_ALL = 8;
const MAX_MISTYPED = 3;

const NUMBER = /^[+#()\d.-]*\d[()\d.-]*$/;

/** Joins the pieces of a number that was typed with spaces, as phone numbers are. */
function joinNumbers(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && NUMBER.test(piece) && NUMBER.test(last))
      joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

function termsOf(piece: string): Term[] {
  if (piece.includes('@')) return [{ as: 'email', text: piece.toLowerCase() }];
  if (!hasDigit(piece)) return wordsOf(piece).map((text) => ({ as: 'words', text }));
  const code = squeeze(piece.replace(/^pay_/i, ''));
  return [{ as: 'code', text: NUMBER.test(piece) ? (wholePhoneIn(code) ?? code) : code }];
}

const wordsTyped = (typed: string): string[] =>
  piecesOfNumber(typed.slice(0, MAX_SEARCH))
    .flatMap((piece) => piece.split(/\s+/))
    .filter(Boolean);

export const readTerms = (typed: string): Term[] =>
  joinNumbers(wordsTyped(typed)).flatMap(termsOf).slice(0, MAX_TERMS);

function tokensOf({ as, text }: Term): string[] {
  if (as === 'code') return codeTokensOf(text);
  const words = as === 'email' ? wordsOf(text.split('@')[0] ?? '') : [text];
  return words.flatMap((word) => (hasDigit(word) ? codeTokensOf(word) : (wordToken(word) ?? [])));
}

/** Most selective first, because firestore-on-node starts with the first token. */
function joined(tokens: readonly string[]): string[] {
  const rank = (token: string) => (token.startsWith('n') ? 20 : token.length);
  return [...new Set(tokens)].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_ALL);
}

/** Plans the index queries of a search. Their cost does not grow with the number of orders. */
export function planSearch(typed: string): SearchPlan {
  const terms = readTerms(typed);
  const all = joined(terms.flatMap(tokensOf));
  const words = terms.filter(({ as, text }) => as === 'words' && soundTokensOf(text).length > 0);
  const others = (except: readonly Term[]) =>
    terms.filter((term) => !except.includes(term)).flatMap(tokensOf);
  const sounds = words.flatMap(({ text }) => soundTokensOf(text));
  const fuzzy: IndexQuery[] = words
    .slice(0, MAX_MISTYPED)
    .map((word) => ({ all: joined(others([word])), anyOf: nearKeys(word.text) }));
  if (sounds.length > 0) fuzzy.push({ all: joined([...sounds, ...others(words)]), anyOf: [] });
  return { terms, exact: all.length > 0 ? { all, anyOf: [] } : null, fuzzy };
}
