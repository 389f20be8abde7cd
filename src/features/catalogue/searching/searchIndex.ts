import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import type { Entry } from '../browse/facets';
import { documentOf, FIELDS, type IndexDocument } from './documentOf';
import { Lexicon, type Need } from './lexicon';
import type { PriceLimits } from './priceWords';
import { readQuery } from './readQuery';
import { thesaurus } from './thesaurus';

/** The result of a search. */
export interface Answer {
  /** Keys of entries, the best first. */
  keys: string[];
  /** False when nothing matches all words: these are the closest. */
  whole: boolean;
  /** A corrected spelling to try, when nothing was found. */
  suggestion: string | null;
}

export type Search = (term: string) => Answer;

const answer = (keys: string[]): Answer => ({ keys, whole: true, suggestion: null });
const NOTHING = answer([]);
const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const WITHIN = {
  names: ['name', 'category'],
  'all but skin': FIELD_NAMES.filter((field) => field !== 'skin'),
};

const asTyped = (text: string) => [text];
const asPhrase = (text: string) => text;

function indexQuery({ terms }: Need): IndexQuery {
  const queries = terms.map(({ term, weight, prefix, within }) => ({
    queries: [term],
    prefix,
    boostTerm: () => weight,
    ...(within ? { fields: WITHIN[within] } : {}),
  }));
  return { combineWith: 'OR', queries };
}

function suggest(text: string, unknown: readonly string[], lexicon: Lexicon): string | null {
  const [word = ''] = unknown;
  const better = lexicon.suggestion(word);
  return better && word ? text.trim().toLowerCase().replace(word, better) : null;
}

class SearchIndex {
  private readonly index = new MiniSearch<IndexDocument>({
    fields: FIELD_NAMES,
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: asPhrase,
    searchOptions: {
      boost: FIELDS,
      tokenize: asTyped,
      processTerm: asPhrase,
      weights: { prefix: 1, fuzzy: 0 },
    },
  });
  private readonly terms = new Set<string>();
  private readonly merits = new Map<string, number>();
  private readonly prices = new Map<string, number>();

  add(entry: Entry): void {
    const document = documentOf(entry);
    this.index.add(document);
    this.merits.set(document.id, document.merit);
    this.prices.set(document.id, entry.price);
    for (const field of FIELD_NAMES) {
      for (const term of document[field].split(' ')) if (term) this.terms.add(term);
    }
  }

  /** To be called once everything is added. */
  close(): Search {
    const lexicon = new Lexicon(this.terms);
    return (text) => this.search(text, lexicon);
  }

  private search(text: string, lexicon: Lexicon): Answer {
    if (text.trim() === '') return NOTHING;
    const { needs, unknown, price } = readQuery(text, lexicon);
    const affordable = (key: string) => this.costs(key, price);
    // Only a price, or only words such as 'for': everything, the best rated first.
    if (needs.length === 0 && unknown.length === 0) return answer(this.all().filter(affordable));
    const found = this.rank(needs);
    if (found.length === 0) return { ...NOTHING, suggestion: suggest(text, unknown, lexicon) };
    const all = needs.length + unknown.length;
    const met = found
      .filter((one) => one.met === all)
      .map(({ key }) => key)
      .filter(affordable);
    if (met.length > 0) return answer(met);
    return { ...answer(found.map(({ key }) => key)), whole: false };
  }

  private all(): string[] {
    return [...this.merits.keys()].sort((a, b) => this.merit(b) - this.merit(a));
  }

  /** The matches of all needs: first those that match most needs, then those that match best. */
  private rank(needs: readonly Need[]) {
    const found = new Map<string, { met: number; score: number }>();
    for (const need of needs) {
      for (const { id, score } of this.index.search(indexQuery(need))) {
        const so = found.get(String(id)) ?? { met: 0, score: 0 };
        found.set(String(id), { met: so.met + 1, score: so.score + score });
      }
    }
    return [...found]
      .map(([key, { met, score }]) => ({ key, met, score: score * this.merit(key) }))
      .sort((a, b) => b.met - a.met || b.score - a.score);
  }

  private merit(key: string): number {
    return this.merits.get(key) ?? 1;
  }

  private costs(key: string, { from, to }: PriceLimits): boolean {
    const price = this.prices.get(key) ?? 0;
    return (from === undefined || price >= from) && (to === undefined || price <= to);
  }
}

/** Fills an index step by step: each call does a little and returns whether there is more to do. */
function filling(index: SearchIndex, entries: readonly Entry[]): () => boolean {
  let added = 0;
  return () => {
    if (thesaurus.learnNext()) return true;
    const entry = entries[added];
    if (entry) index.add(entry);
    added += 1;
    return added < entries.length;
  };
}

/** A search index over the catalogue that accepts prefixes, misspellings and Indian words. */
export function createSearch(entries: readonly Entry[]): Search {
  const index = new SearchIndex();
  const fill = filling(index, entries);
  while (fill());
  return index.close();
}

/** Milliseconds of one slice of building, which blocks the browser. */
const SLICE_MS = 8;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Like createSearch, but in slices, so that the page stays responsive. */
export async function createSearchInSlices(entries: readonly Entry[]): Promise<Search> {
  const index = new SearchIndex();
  const fill = filling(index, entries);
  let slice = performance.now();
  while (fill()) {
    if (performance.now() - slice < SLICE_MS) continue;
    await nextTask();
    slice = performance.now();
  }
  await nextTask();
  return index.close();
}
