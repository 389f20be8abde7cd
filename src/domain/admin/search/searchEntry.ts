import type { Order } from '@/domain/orders/order/order';
import { MIN_LETTERS, nearKeys } from './editDistance';
import { digitRuns, hasDigit, wordsOf } from './fold';
import { searchTexts, type SearchText } from './searchTexts';
import { soundKey } from './soundKey';

/** The tokens of an entry in the index. */
export interface SearchTokens {
  /** A field for each token, so that Firestore can ask for several at once and merge its indexes. */
  t: Record<string, true>;
  /** Tokens shared by words that are one typing mistake apart. */
  near: string[];
}

/** `orderSearch/{searchEntryId}`: the search index entry of one order. Only the functions read it. */
export interface SearchEntry extends SearchTokens {
  orderId: string;
}

/** Digits of the parts by which a number is found. */
const PART = 4;
const MIN_BEGINNING = 2;
const MAX_BEGINNING = 8;
/** Limits of one entry; Firestore takes 40,000 index entries a document, and each of these is one. */
export const MAX_TOKENS = 500;
export const MAX_NEAR = 250;
/** Parts of a number in one query; the rest is compared afterwards. */
const MAX_PARTS = 4;

const LAST_TIME = 9_999_999_999_999;
/** The characters of ids, in Firestore's order. */
const ID_SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** An id that sorts the other way round. The end sorts after all signs, so that a longer id comes first. */
const turned = (id: string): string =>
  `${[...id].map((sign) => ID_SIGNS.at(-1 - ID_SIGNS.indexOf(sign)) ?? sign).join('')}~`;

/**
 * The entry's id. It sorts like the list of orders, newest first and then by greatest id, so that no token
 * needs an index of its own.
 */
export const searchEntryId = ({ createdAt, orderId }: Pick<Order, 'createdAt' | 'orderId'>): string =>
  `${String(LAST_TIME - Date.parse(createdAt)).padStart(13, '0')}-${turned(orderId)}`;

const beginningToken = (text: string): string => `b${[...text].slice(0, MAX_BEGINNING).join('')}`;
const soundToken = (word: string): string => `s${soundKey(word)}`;
const partToken = (part: string): string => `n${part}`;
const endToken = (code: string): string => `e${code.slice(-(PART - 1))}`;

function beginningTokens(text: string): string[] {
  const letters = [...text];
  const tokens: string[] = [];
  for (let length = MIN_BEGINNING; length <= Math.min(MAX_BEGINNING, letters.length); length += 1) {
    tokens.push(beginningToken(letters.slice(0, length).join('')));
  }
  return tokens;
}

const partsOf = (run: string): string[] =>
  Array.from({ length: run.length - PART + 1 }, (_, at) => run.slice(at, at + PART));

function codeTokens(code: string): string[] {
  const parts = digitRuns(code).flatMap(partsOf).map(partToken);
  const beginnings = /^[0-9]*$/.test(code) ? [] : beginningTokens(code);
  const ends = /[0-9]{3}$/.test(code) ? [endToken(code)] : [];
  return [...parts, ...ends, ...beginnings];
}

/** Tokens of a code and of its endings by group: GLM-TON-100 is also found by TON-100. */
function groupTokens(text: string): string[] {
  const groups = wordsOf(text);
  return groups.flatMap((_, at) => codeTokens(groups.slice(at).join('')));
}

function wordTokens(word: string): string[] {
  return hasDigit(word) ? codeTokens(word) : [...beginningTokens(word), ...soundTokensOf(word)];
}

/** The tokens of these texts; equal texts have equal tokens. */
export function searchTokensOf(texts: readonly SearchText[]): SearchTokens {
  const tokens = texts.flatMap(({ as, text }) =>
    as === 'code' ? groupTokens(text) : wordsOf(text).flatMap(wordTokens),
  );
  const words = texts.flatMap(({ as, text }) => (as === 'words' ? wordsOf(text) : []));
  const near = words.filter((word) => !hasDigit(word)).flatMap(nearKeys);
  return {
    t: Object.fromEntries([...new Set(tokens)].slice(0, MAX_TOKENS).map((token) => [token, true])),
    near: [...new Set(near)].slice(0, MAX_NEAR),
  };
}

/** The index entry of an order. */
export const searchEntryOf = (order: Order): SearchEntry => ({
  orderId: order.orderId,
  ...searchTokensOf(searchTexts(order)),
});

/** Whether two entries have the same tokens. Firestore returns them in a sequence of its own. */
export const isSameTokens = (one: SearchTokens, other: SearchTokens): boolean =>
  one.near.join() === other.near.join() &&
  Object.keys(one.t).sort().join() === Object.keys(other.t).sort().join();

export const isSameEntry = (one: SearchEntry, other: SearchEntry): boolean =>
  one.orderId === other.orderId && isSameTokens(one, other);

/** The token of a typed word; null where it is too short. */
export const wordToken = (word: string): string | null =>
  [...word].length < MIN_BEGINNING ? null : beginningToken(word);

/** The sound token of a typed word; none for a word too short to have a telling sound. */
export const soundTokensOf = (word: string): string[] =>
  [...word].length >= MIN_LETTERS ? [soundToken(word)] : [];

/** The tokens of a typed code: parts of its longest number, its beginning, or its end where it is that short. */
export function codeTokensOf(code: string): string[] {
  const [run] = digitRuns(code).sort((a, b) => b.length - a.length);
  if (run) {
    // The first part and every third one cover the number. Reversed, because order numbers differ at the
    // end.
    const parts = partsOf(run).reverse();
    return parts
      .filter((_, at) => at % (PART - 1) === 0 || at === run.length - PART)
      .slice(0, MAX_PARTS)
      .map(partToken);
  }
  if (/^[0-9]+$/.test(code)) return code.length === PART - 1 ? [endToken(code)] : [];
  return wordToken(code) ? [beginningToken(code)] : [];
}
