import { INGREDIENTS } from './vocabulary/ingredients';
import { KINDS } from './vocabulary/kinds';
import { MEANINGS } from './vocabulary/meanings';
import { joined, withoutFillers, wordsOf } from './words';

/** A term to look for in place of what was typed, and how much it counts against that. */
export interface Alternative {
  term: string;
  weight: number;
}

const SAME = 0.9;
/** The first thing that a word leads to counts for so much, each further one a little less. */
const LEADS = 0.6;
const LESS = 0.08;

const termOf = (text: string) => joined(withoutFillers(wordsOf(text)));
const termsOf = (list: string) => list.split(',').map(termOf);
const linesOf = (text: string) => text.trim().split('\n');

/** What typed words mean to the catalogue: other names of the same thing, and things they lead to. */
class Thesaurus {
  private readonly meanings = new Map<string, Map<string, number>>();
  /** What is still to be learned, a line of the vocabulary each. */
  private readonly lessons = [
    ...[...linesOf(INGREDIENTS), ...linesOf(KINDS)].map((line) => () => this.learnNames(line)),
    ...linesOf(MEANINGS).map((line) => () => this.learnMeaning(line)),
  ];
  private longestSoFar = 1;

  /**
   * Learns one line; false where there is none left. All of them take a phone 100 ms, so who builds an index goes through them
   * first; what is asked before that waits for the rest.
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

  /** Words in the longest phrase. */
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

  /** The phrases in a row of words, each as [first, one past the last]. */
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
