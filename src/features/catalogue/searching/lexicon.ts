import { nearest } from './nearest';
import { latinOf, soundOf } from './sound';
import { thesaurus, type Alternative } from './thesaurus';

/** Something typed, as terms to look for, any of which will do. */
export interface Need {
  terms: NeedTerm[];
}
export interface NeedTerm extends Alternative {
  /** Whether what begins with it will do as well. */
  prefix: boolean;
  /** Where a beginning is looked for: two letters begin too many things, and 'oil' should not ask for oily skin. */
  within?: 'names' | 'all but skin';
}

const SHORT = 3;
/** A beginning says less than the word. */
const BEGINNING = 0.5;
/** A word that was not typed but is spelled or pronounced like it. */
const CORRECTED = 0.7;

const exactly = (one: Alternative): NeedTerm => ({ ...one, prefix: false });

/** The words that the catalogue has, and how typed ones come to them. */
export class Lexicon {
  private readonly sorted: string[];
  private readonly sounds = new Map<string, string>();
  /** Everything that a misspelled word can have been meant to be. */
  private readonly words: ReadonlySet<string>;

  constructor(private readonly terms: ReadonlySet<string>) {
    this.sorted = [...terms].sort();
    const indexedTerms = thesaurus.terms().filter((term) => this.meant(term).length > 0);
    this.words = new Set([...this.sorted, ...indexedTerms].filter((term) => !term.includes('_')));
    for (const word of this.words) {
      const sound = soundOf(word);
      if (!this.sounds.has(sound)) this.sounds.set(sound, word);
    }
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  begins(word: string): boolean {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(word) ?? false;
  }

  /** The term itself and what else the thesaurus has for it, as far as the catalogue knows it. */
  private meant(term: string, weight = 1): Alternative[] {
    const own = this.has(term) ? [{ term, weight }] : [];
    const others = thesaurus.alternatives(term).filter((other) => this.has(other.term));
    return [...own, ...others.map((other) => ({ ...other, weight: other.weight * weight }))];
  }

  /** What a phrase asks for; null where the catalogue knows only its words, if those. */
  phrase(term: string): Need | null {
    const terms = this.meant(term).map(exactly);
    return terms.length > 0 ? { terms } : null;
  }

  /** What a word asks for; null when nothing is like it. `typing`: it may be unfinished. */
  word(typed: string, typing: boolean): Need | null {
    const terms = this.meant(typed).map(exactly);
    const begins = (typing || typed.length >= SHORT) && this.begins(typed);
    if (begins) terms.push(this.beginning(typed));
    // The beginning of one word may be another's misspelling, unless it is still being typed.
    if (terms.length > 0 && (typing || !begins || this.has(typed))) return { terms };
    // A word that is well known and that nothing here has: not to be taken for another.
    if (!thesaurus.has(typed)) terms.push(...this.corrected(typed, typing).map(exactly));
    return terms.length > 0 ? { terms } : null;
  }

  private beginning(term: string): NeedTerm {
    const within = term.length < SHORT ? 'names' : this.has(term) ? 'all but skin' : undefined;
    return { term, weight: BEGINNING, prefix: true, within };
  }

  private corrected(typed: string, typing: boolean): Alternative[] {
    const alike = typed.length < SHORT ? undefined : this.sounds.get(soundOf(typed));
    const spelled = nearest(latinOf(typed), this.words, { typing }).filter(({ word }) => word !== alike);
    return [
      ...(alike ? this.meant(alike, CORRECTED) : []),
      ...spelled.flatMap(({ word, distance }) => this.meant(word, CORRECTED / (1 + distance))),
    ];
  }

  /** A word of ours that this one may have been meant to be, more daring than what is corrected unasked. */
  suggestion(typed: string): string | null {
    if (thesaurus.has(typed)) return null;
    const limit = Math.max(2, Math.floor(typed.length / 3));
    return nearest(typed, this.words, { limit })[0]?.word ?? null;
  }
}
