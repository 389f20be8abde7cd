import type { Facet } from './criteria';
import { messages } from './messages';

export const FACET_TITLES: Record<Facet, string> = {
  concern: messages.facetWords.concern,
  category: messages.facetWords.category,
  skin: messages.facetWords.skinType,
  ingredient: messages.facetWords.ingredient,
  country: messages.facetWords.countryOfOrigin,
};

/** As in 'Search ingredients'. */
export const FACET_PLURALS: Record<Facet, string> = {
  concern: 'concerns',
  category: 'categories',
  skin: 'skin types',
  ingredient: 'ingredients',
  country: 'countries',
};
