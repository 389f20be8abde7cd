import { INGREDIENTS } from './vocabulary/ingredients';
import { KINDS } from './vocabulary/kinds';
import { MEANINGS } from './vocabulary/meanings';
import { toPhrase, withoutFillers, wordsOf } from './words';

/** A term that is searched instead of the typed one, with its weight. */
export interface Alternative {
  term: string;
  weight: number;
}

const SYNONYM_WEIGHT = 0.9;
/** The weight of a word's first related term; further ones have less. */
const FIRST_MEANING_WEIGHT = 0.6;
const WEIGHT_STEP = 0.08;

const toTerm = (text: string) => toPhrase(withoutFillers(wordsOf(text)));
const parseTerms = (list: string) => list.split(',').map(toTerm);
const splitLines = (text: string) => text.trim().split('\n');

/** Synonyms and related terms of typed words. */
class Thesaurus {
  private readonly meanings = new Map<string, Map<string, number>>();
  /** Lines of the vocabulary that are still to be added. */
  private readonly pendingLines = [
    ...[...splitLines(INGREDIENTS), ...splitLines(KINDS)].map((line) => () => this.addSynonyms(line)),
    ...splitLines(MEANINGS).map((line) => () => this.addMeaning(line)),
  ];
  private longestSoFar = 1;

  /**
   * Adds one line; false when there is none left. All lines take a phone 100 ms, so the index adds them in slices; a
   * search before that adds the rest at once.
   */
  addNextLine(): boolean {
    const addNext = this.pendingLines.shift();
    addNext?.();
    return addNext !== undefined;
  }

  private get allMeanings(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    while (this.addNextLine());
    return this.meanings;
  }

  /** Number of words in the longest phrase. */
  get longestPhrase(): number {
    while (this.addNextLine());
    return this.longestSoFar;
  }

  private addSynonyms(line: string): void {
    const group = parseTerms(line);
    for (const term of group)
      for (const other of group) if (other !== term) this.addAlternative(term, other, SYNONYM_WEIGHT);
  }

  private addMeaning(line: string): void {
    const [typed = '', meaning = ''] = line.split('>');
    parseTerms(meaning).forEach((target, at) => {
      for (const term of parseTerms(typed))
        this.addAlternative(term, target, FIRST_MEANING_WEIGHT - at * WEIGHT_STEP);
    });
  }

  private addAlternative(term: string, target: string, weight: number): void {
    const targets = this.meanings.get(term) ?? new Map<string, number>();
    targets.set(target, Math.max(weight, targets.get(target) ?? 0));
    this.meanings.set(term, targets);
    for (const text of [term, target]) {
      this.longestSoFar = Math.max(this.longestSoFar, text.split('_').length);
    }
    if (!this.meanings.has(target)) this.meanings.set(target, new Map());
  }

  has(term: string): boolean {
    return this.allMeanings.has(term);
  }

  alternatives(term: string): Alternative[] {
    return [...(this.allMeanings.get(term) ?? [])].map(([target, weight]) => ({ term: target, weight }));
  }

  terms(): string[] {
    return [...this.allMeanings.keys()];
  }

  /** The phrases in a sequence of words, as [first, one past the last]. */
  phrasesIn(words: readonly string[]): [number, number][] {
    const found: [number, number][] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let length = 2; length <= this.longestPhrase && from + length <= words.length; length += 1) {
        if (this.allMeanings.has(toPhrase(words.slice(from, from + length))))
          found.push([from, from + length]);
      }
    }
    return found;
  }
}

export const thesaurus = new Thesaurus();
