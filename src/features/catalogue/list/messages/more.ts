export const messages = {
  chips: {
    filtersThatAreOn: 'Active filters',
    remove: (label: string) => `Remove ${label}`,
    clearAll: 'Clear all',
  },
  filterSheet: {
    filters: 'Filters',
    clearAll: 'Clear all',
    show: (count: string) => `Show ${count}`,
  },
  filters: {
    price: 'Price',
    rating: 'Rating',
    anyRating: 'Any rating',
    starsAndUp: (stars: number) => `${stars} stars and up`,
    inStockOnly: 'In stock only',
  },
  giftCardHint: 'Gift cards are bought in your profile',
  noResults: {
    noMatch: 'No product matches all of these filters',
    takeOffFilter: 'Remove a filter above, or clear them all.',
    empty: 'Nothing here yet',
    moreElsewhere: 'Have a look at our other categories.',
    nothingFoundFor: (q: string) => `Nothing found for “${q}”`,
    tryOtherWords: 'Check the spelling, or try a concern, an ingredient or a kind of product.',
    didYouMean: (suggestion: string) => `Did you mean “${suggestion}”?`,
    clearFilters: 'Clear filters',
    showAllProducts: 'Show all products',
    youMayLikeThese: 'You may like these',
  },
  optionList: {
    search: (what: string) => `Search ${what}`,
    nothingLike: (what: string, term: string) => `No ${what} like “${term}”`,
    showAll: (count: number) => `Show all ${count}`,
  },
  priceRange: {
    from: 'From',
    to: 'To',
  },
  sortSelect: {
    sort: 'Sort',
  },
  sortSheet: {
    sortBy: 'Sort by',
  },
};
