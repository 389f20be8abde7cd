import MiniSearch from 'minisearch';
import type { Entry } from '../browse/facets';
import { expand } from './synonyms';

interface Document {
  id: string;
  name: string;
  subtitle: string;
  category: string;
  concerns: string;
  ingredients: string;
  skin: string;
}

const BOOST = { name: 4, category: 3, subtitle: 2, ingredients: 2, concerns: 2, skin: 1 };

const documentOf = ({ item, facets }: Entry): Document => ({
  id: item.id,
  name: item.name,
  subtitle: item.subtitle,
  category: facets.category.join(' '),
  concerns: facets.concern.join(' '),
  ingredients: facets.ingredient.join(' '),
  skin: facets.skin.join(' '),
});

export type Search = (term: string) => string[];

/** An index over the catalogue that forgives typing: beginnings of words, a letter wrong, local words. */
export function createSearch(entries: readonly Entry[]): Search {
  const index = new MiniSearch<Document>({
    fields: ['name', 'subtitle', 'category', 'concerns', 'ingredients', 'skin'],
    searchOptions: {
      boost: BOOST,
      // The beginning of the right word says more than a wrong letter in another.
      weights: { prefix: 0.6, fuzzy: 0.2 },
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(entries.map(documentOf));
  return (term) => {
    // 'face wash' and 'facewash' ask for the same: every typed word must be met by one of its synonyms.
    const words = term.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const queries = words.map((word) => ({ queries: expand(word), combineWith: 'OR' as const }));
    const all = index.search({ queries, combineWith: 'AND' });
    const hits = all.length > 0 ? all : index.search({ queries, combineWith: 'OR' });
    return hits.map((hit) => String(hit.id));
  };
}
