import { INGREDIENTS } from './vocabulary/ingredients';
import { KINDS } from './vocabulary/kinds';
import { MEANINGS } from './vocabulary/meanings';
import { joined, withoutFillers, wordsOf } from './words';

/** A term that is searched instead of the typed one, with its weight. */
export interface Alternative {
  term: string;
  weight: number;
}

const SAME = 0.9;
/** The weight of a word's first related term; further ones have less. */
const LEADS = 0.6;
const LESS = 0.08;

const termOf = (text: string) => joined(withoutFillers(wordsOf(text)));
const termsOf = (list: string) => list.split(',').map(termOf);
const linesOf = (text: string) => text.trim().split('\n');

/** Synonyms and related terms of typed words. */
class Thesaurus {
  private readonly meanings = new Map<string, Map<string, number>>();
  /** Lines of the vocabulary that are still to be added. */
  private readonly lessons = [
    ...[...linesOf(INGREDIENTS), ...linesOf(KINDS)].map((line) => () => this.learnNames(line)),
    ...linesOf(MEANINGS).map((line) => () => this.learnMeaning(line)),
  ];
  private longestSoFar = 1;

  /**
   * Adds one line; false when there is none left. All lines take a phone 100 ms, so the index adds them in slices, and
   * a search before that uses the lines added so far.
   */
  learnNext(): boolean {
    const lesson = this.lessons.shift();
    lesson?.();
    return lesson !== undefined;
  }

  private get known(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    while (this.learnNext());
    return this.meanings;
  }

  /** Number of words in the longest phrase. */
  get longest(): number {
    while (this.learnNext());
    return this.longestSoFar;
  }

  private learnNames(line: string): void {
    const group = termsOf(line);
    for (const term of group) for (const other of group) if (other !== term) this.learn(term, other, SAME);
  }

  private learnMeaning(line: string): void {
    const [typed = '', meaning = ''] = line.split('>');
    termsOf(meaning).forEach((target, at) => {
      for (const term of termsOf(typed)) this.learn(term, target, LEADS - at * LESS);
    });
  }

  private learn(term: string, target: string, weight: number): void {
    const targets = this.meanings.get(term) ?? new Map<string, number>();
    targets.set(target, Math.max(weight, targets.get(target) ?? 0));
    this.meanings.set(term, targets);
    for (const text of [term, target]) {
      this.longestSoFar = Math.max(this.longestSoFar, text.split('_').length);
    }
    if (!this.meanings.has(target)) this.meanings.set(target, new Map());
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  alternatives(term: string): Alternative[] {
    return [...(this.known.get(term) ?? [])].map(([target, weight]) => ({ term: target, weight }));
  }

  terms(): string[] {
    return [...this.known.keys()];
  }

  /** The phrases in a sequence of words, as [first, one past the last]. */
  phrasesIn(words: readonly string[]): [number, number][] {
    const found: [number, number][] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let length = 2; length <= this.longest && from + length <= words.length; length += 1) {
        if (this.known.has(joined(words.slice(from, from + length)))) found.push([from, from + length]);
      }
    }
    return found;
  }
}

export const thesaurus = new Thesaurus();
