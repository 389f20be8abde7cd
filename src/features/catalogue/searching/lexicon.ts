import { nearest } from './nearest';
import { latinOf, soundOf } from './sound';
import { thesaurus, type Alternative } from './thesaurus';

/** The alternative terms that a typed word can match. */
export interface Need {
  terms: NeedTerm[];
}
export interface NeedTerm extends Alternative {
  /** Whether longer words with this beginning match too. */
  prefix: boolean;
  /** Limits a prefix to some fields: two letters match too much, and 'oil' should not match oily skin. */
  within?: 'names' | 'all but skin';
}

const MIN_PREFIX = 3;
/** The weight of a prefix match. */
const PREFIX_WEIGHT = 0.5;
/** The weight of a corrected word. */
const CORRECTION_WEIGHT = 0.7;

const exactTerm = (one: Alternative): NeedTerm => ({ ...one, prefix: false });

/** The words of the catalogue, and how typed words map to them. */
export class Lexicon {
  private readonly sorted: string[];
  private readonly sounds = new Map<string, string>();
  /** All possible meanings of a misspelled word. */
  private readonly words: ReadonlySet<string>;

  constructor(private readonly terms: ReadonlySet<string>) {
    this.sorted = [...terms].sort();
    const indexedTerms = thesaurus.terms().filter((term) => this.alternativesOf(term).length > 0);
    this.words = new Set([...this.sorted, ...indexedTerms].filter((term) => !term.includes('_')));
    for (const word of this.words) {
      const sound = soundOf(word);
      if (!this.sounds.has(sound)) this.sounds.set(sound, word);
    }
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  hasPrefix(word: string): boolean {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(word) ?? false;
  }

  /** The term and its synonyms, without those that the catalogue does not contain. */
  private alternativesOf(term: string, weight = 1): Alternative[] {
    const own = this.has(term) ? [{ term, weight }] : [];
    const others = thesaurus.alternatives(term).filter((other) => this.has(other.term));
    return [...own, ...others.map((other) => ({ ...other, weight: other.weight * weight }))];
  }

  /** The terms of a phrase; null when the catalogue has no such phrase. */
  phrase(term: string): Need | null {
    const terms = this.alternativesOf(term).map(exactTerm);
    return terms.length > 0 ? { terms } : null;
  }

  /** The terms of a word; null when nothing is similar. With `typing`, the word may be unfinished. */
  word(typed: string, typing: boolean): Need | null {
    const terms = this.alternativesOf(typed).map(exactTerm);
    const begins = (typing || typed.length >= MIN_PREFIX) && this.hasPrefix(typed);
    if (begins) terms.push(this.prefixTerm(typed));
    // A prefix may also be a misspelling, unless it is still being typed.
    if (terms.length > 0 && (typing || !begins || this.has(typed))) return { terms };
    // A common word that the catalogue does not have must not be corrected to another.
    if (!thesaurus.has(typed)) terms.push(...this.corrections(typed, typing).map(exactTerm));
    return terms.length > 0 ? { terms } : null;
  }

  private prefixTerm(term: string): NeedTerm {
    const within = term.length < MIN_PREFIX ? 'names' : this.has(term) ? 'all but skin' : undefined;
    return { term, weight: PREFIX_WEIGHT, prefix: true, within };
  }

  private corrections(typed: string, typing: boolean): Alternative[] {
    const soundMatch = typed.length < MIN_PREFIX ? undefined : this.sounds.get(soundOf(typed));
    const spellingMatches = nearest(latinOf(typed), this.words, { typing }).filter(
      ({ word }) => word !== soundMatch,
    );
    return [
      ...(soundMatch ? this.alternativesOf(soundMatch, CORRECTION_WEIGHT) : []),
      ...spellingMatches.flatMap(({ word, distance }) =>
        this.alternativesOf(word, CORRECTION_WEIGHT / (1 + distance)),
      ),
    ];
  }

  /** A suggested spelling; it may differ more from the word than automatic corrections. */
  suggestion(typed: string): string | null {
    if (thesaurus.has(typed)) return null;
    const limit = Math.max(2, Math.floor(typed.length / 3));
    return nearest(typed, this.words, { limit })[0]?.word ?? null;
  }
}
