/** What the placeholder suggests, one after the other. */
export const PROMPTS = ['toner', 'mist', 'sunscreen', 'face wash', 'serum', 'moisturizer'] as const;

export const messages = {
  placeholder: (prompt: string) => `Search for ${prompt}`,
  recommendedForYou: 'Recommended For You',
  searchProducts: 'Search products',
  clearSearch: 'Clear search',
  arrowKeysHint: 'The arrow keys lead to recommended products',
  resultsHint: 'Results follow as you type',
};
