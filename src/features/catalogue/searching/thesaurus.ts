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
  private readonly known = new Map<string, Map<string, number>>();
  /** Of the longest phrase. */
  longest = 1;

  constructor() {
    const groups = [...linesOf(INGREDIENTS), ...linesOf(KINDS)].map(termsOf);
    for (const group of groups) {
      for (const term of group) for (const other of group) if (other !== term) this.learn(term, other, SAME);
    }
    for (const line of linesOf(MEANINGS)) {
      const [typed = '', meant = ''] = line.split('>');
      termsOf(meant).forEach((target, at) => {
        for (const term of termsOf(typed)) this.learn(term, target, LEADS - at * LESS);
      });
    }
  }

  private learn(term: string, target: string, weight: number): void {
    const targets = this.known.get(term) ?? new Map<string, number>();
    targets.set(target, Math.max(weight, targets.get(target) ?? 0));
    this.known.set(term, targets);
    for (const text of [term, target]) this.longest = Math.max(this.longest, text.split('_').length);
    if (!this.known.has(target)) this.known.set(target, new Map());
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
