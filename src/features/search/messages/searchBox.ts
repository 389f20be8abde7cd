export const messages = {
  searchProducts: 'Search products',
  clearSearch: 'Clear search',
  arrowKeysHint: 'Use the arrow keys to reach recommended products',
  resultsHint: 'Results appear as you type',
};
