export const messages = {
  searchProducts: 'Search products',
  clearSearch: 'Clear search',
  arrowKeysHint: 'The arrow keys lead to recommended products',
  resultsHint: 'Results follow as you type',
};
