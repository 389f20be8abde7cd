import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import type { Entry } from '../browse/facets';
import { toIndexDocument, FIELDS, type IndexDocument } from './indexDocument';
import { Lexicon, type Need } from './lexicon';
import type { PriceLimits } from './priceWords';
import { readQuery } from './readQuery';
import { thesaurus } from './thesaurus';
import { wordsOf } from './words';

/** The result of a search. */
export interface Answer {
  /** Keys of entries, the best first. */
  keys: string[];
  /** False when no entry matches all words; `keys` are then the closest matches. */
  whole: boolean;
  /** A corrected spelling to try, when nothing was found. */
  suggestion: string | null;
}

export type Search = (term: string) => Answer;

const answerWith = (keys: string[]): Answer => ({ keys, whole: true, suggestion: null });
const NO_RESULTS = answerWith([]);
const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const FIELDS_WITHIN = {
  names: ['name', 'category'],
  'all but skin': FIELD_NAMES.filter((field) => field !== 'skin'),
};

const keepWhole = (text: string) => [text];
const keepTerm = (text: string) => text;

function indexQuery({ terms }: Need): IndexQuery {
  const queries = terms.map(({ term, weight, prefix, within }) => ({
    queries: [term],
    prefix,
    boostTerm: () => weight,
    ...(within ? { fields: FIELDS_WITHIN[within] } : {}),
  }));
  return { combineWith: 'OR', queries };
}

function suggest(text: string, unknown: readonly string[], lexicon: Lexicon): string | null {
  const [word = ''] = unknown;
  // Another number is no better spelling of '499'.
  const better = /^\d+$/.test(word) ? null : lexicon.suggestion(word);
  return better && word ? text.trim().toLowerCase().replace(word, better) : null;
}

class SearchIndex {
  private readonly index = new MiniSearch<IndexDocument>({
    fields: FIELD_NAMES,
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: keepTerm,
    searchOptions: {
      boost: FIELDS,
      tokenize: keepWhole,
      processTerm: keepTerm,
      weights: { prefix: 1, fuzzy: 0 },
    },
  });
  private readonly terms = new Set<string>();
  private readonly merits = new Map<string, number>();
  private readonly prices = new Map<string, number>();

  add(entry: Entry): void {
    const document = toIndexDocument(entry);
    this.index.add(document);
    this.merits.set(document.id, document.merit);
    this.prices.set(document.id, entry.price);
    for (const field of FIELD_NAMES) {
      for (const term of document[field].split(' ')) if (term) this.terms.add(term);
    }
  }

  /** Returns the search; call it after all entries are added. */
  build(): Search {
    const lexicon = new Lexicon(this.terms);
    return (text) => this.search(text, lexicon);
  }

  private search(text: string, lexicon: Lexicon): Answer {
    // Signs alone, such as '!!!', name nothing.
    if (wordsOf(text).length === 0) return NO_RESULTS;
    const { needs, unknown, price } = readQuery(text, lexicon);
    const inPriceRange = (key: string) => this.isInPriceRange(key, price);
    // With only a price, or only words such as 'for', return every entry, the best rated first.
    if (needs.length === 0 && unknown.length === 0) return answerWith(this.all().filter(inPriceRange));
    const found = this.rank(needs);
    if (found.length === 0) return { ...NO_RESULTS, suggestion: suggest(text, unknown, lexicon) };
    const all = needs.length + unknown.length;
    const matches = found
      .filter((one) => one.matched === all)
      .map(({ key }) => key)
      .filter(inPriceRange);
    if (matches.length > 0) return answerWith(matches);
    return { ...answerWith(found.map(({ key }) => key)), whole: false };
  }

  private all(): string[] {
    return [...this.merits.keys()].sort((a, b) => this.merit(b) - this.merit(a));
  }

  /** The matches of all needs: first those that match most needs, then those that match best. */
  private rank(needs: readonly Need[]) {
    const found = new Map<string, { matched: number; score: number }>();
    for (const need of needs) {
      for (const { id, score } of this.index.search(indexQuery(need))) {
        const previous = found.get(String(id)) ?? { matched: 0, score: 0 };
        found.set(String(id), { matched: previous.matched + 1, score: previous.score + score });
      }
    }
    return [...found]
      .map(([key, { matched, score }]) => ({ key, matched, score: score * this.merit(key) }))
      .sort((a, b) => b.matched - a.matched || b.score - a.score);
  }

  private merit(key: string): number {
    return this.merits.get(key) ?? 1;
  }

  private isInPriceRange(key: string, { from, to }: PriceLimits): boolean {
    const price = this.prices.get(key) ?? 0;
    return (from === undefined || price >= from) && (to === undefined || price <= to);
  }
}

/** Fills an index step by step: each call does a little and returns whether there is more to do. */
function createFiller(index: SearchIndex, entries: readonly Entry[]): () => boolean {
  let added = 0;
  return () => {
    if (thesaurus.addNextLine()) return true;
    const entry = entries[added];
    if (entry) index.add(entry);
    added += 1;
    return added < entries.length;
  };
}

/** A search index over the catalogue that accepts prefixes, misspellings and Indian words. */
export function createSearch(entries: readonly Entry[]): Search {
  const index = new SearchIndex();
  const addNext = createFiller(index, entries);
  while (addNext());
  return index.build();
}

/** Milliseconds of one slice of building, which blocks the browser. */
const SLICE_MS = 8;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Like createSearch, but in slices, so that the page stays responsive. */
export async function createSearchInSlices(entries: readonly Entry[]): Promise<Search> {
  const index = new SearchIndex();
  const addNext = createFiller(index, entries);
  let slice = performance.now();
  while (addNext()) {
    if (performance.now() - slice < SLICE_MS) continue;
    await nextTask();
    slice = performance.now();
  }
  await nextTask();
  return index.build();
}
