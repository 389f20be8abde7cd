import type { Facet } from './criteria';
import { messages } from './messages/facetWords';

export const FACET_TITLES: Record<Facet, string> = {
  concern: messages.concern,
  category: messages.category,
  skin: messages.skinType,
  ingredient: messages.ingredient,
  country: messages.countryOfOrigin,
};

/** As in 'Search ingredients'. */
export const FACET_PLURALS: Record<Facet, string> = {
  concern: 'concerns',
  category: 'categories',
  skin: 'skin types',
  ingredient: 'ingredients',
  country: 'countries',
};
