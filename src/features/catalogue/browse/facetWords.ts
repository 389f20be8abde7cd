import type { Facet } from './criteria';

export const FACET_TITLES: Record<Facet, string> = {
  concern: 'Concern',
  category: 'Category',
  skin: 'Skin type',
  ingredient: 'Ingredient',
  country: 'Country of origin',
};

/** As in 'Search ingredients'. */
export const FACET_PLURALS: Record<Facet, string> = {
  concern: 'concerns',
  category: 'categories',
  skin: 'skin types',
  ingredient: 'ingredients',
  country: 'countries',
};
