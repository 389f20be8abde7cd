import { weightedRating } from '../browse/sort';
import { keyOf, type Entry } from '../browse/facets';
import { thesaurus } from './thesaurus';
import { toPhrase, withoutFillers, wordsOf } from './words';

/** The searchable fields of an entry, with their weights. */
export const FIELDS = {
  name: 4,
  category: 3,
  ingredients: 2,
  concerns: 2,
  subtitle: 1.5,
  country: 1,
  kind: 1,
  skin: 0.7,
  /** A combo is also found by its products, but ranks below a product of that kind. */
  parts: 0.6,
} as const;

export type IndexDocument = { id: string; merit: number } & Record<keyof typeof FIELDS, string>;

/** The catalogue repeats the same few hundred texts. */
const MAX_CACHED = 2000;
const cache = new Map<string, string>();

/** The terms of a text, including phrases of the thesaurus. */
function textToTerms(text: string): string {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const words = withoutFillers(wordsOf(text));
  const phrases = thesaurus.phrasesIn(words).map(([from, to]) => toPhrase(words.slice(from, to)));
  const joined = [...words, ...phrases].join(' ');
  if (cache.size < MAX_CACHED) cache.set(text, joined);
  return joined;
}

const joinTerms = (...texts: string[]) => texts.map(textToTerms).join(' ');

/** Ranks the better rated of two equal matches first. */
const meritOf = (entry: Entry) => (1 + (weightedRating(entry) - 4) / 5) * (entry.kind === 'combo' ? 0.9 : 1);

export function toIndexDocument(entry: Entry): IndexDocument {
  const { item, facets } = entry;
  const facts = [item.label, ...item.tags];
  const shared = {
    id: keyOf(entry),
    merit: meritOf(entry),
    name: joinTerms(item.name),
    subtitle: joinTerms(item.subtitle),
    skin: joinTerms(...facets.skin.map((type) => `${type} skin`)),
    country: joinTerms(
      ...facets.country,
      ...facets.country.filter((name) => name !== 'India').map(() => 'imported'),
    ),
  };
  if (entry.kind === 'combo') {
    const parts = joinTerms(...facets.category, ...facets.concern, ...facets.ingredient);
    return {
      ...shared,
      parts,
      kind: joinTerms('combo', ...facts),
      category: '',
      concerns: '',
      ingredients: '',
    };
  }
  return {
    ...shared,
    category: joinTerms(...facets.category),
    concerns: joinTerms(...facets.concern),
    ingredients: joinTerms(...facets.ingredient),
    kind: joinTerms(...facts, ...entry.item.variants.map(({ label }) => label)),
    parts: '',
  };
}
