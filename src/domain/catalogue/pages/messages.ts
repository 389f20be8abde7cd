/** The orders of a list, as its menu names them. */
export const SORTS = {
  loved: 'Most loved',
  relevance: 'Best match',
  new: 'Newest',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Highest rated',
  saving: 'Biggest saving',
  country: 'Country of origin',
} as const;
