export const messages = {
  listResults: {
    failed: 'It may be the connection. Please try again.',
    tryAgain: 'Try again',
    closest: (q: string) => `Nothing is all of “${q}”. These come close.`,
    results: 'Results',
  },
  listScreen: {
    filters: 'Filters',
  },
  listTexts: {
    products: { one: '# product', other: '# products' },
    combos: { one: '# combo', other: '# combos' },
    results: { one: '# result', other: '# results' },
    forTerm: (term: string) => ` for ${term}`,
    sortedBy: (order: string) => `, sorted by: ${order}`,
  },
  moreCards: {
    shownOf: (shown: number, total: number) => `${shown} of ${total} shown`,
    showMore: 'Show more',
  },
  phoneBar: {
    filtersOn: (on: number) => `Filters, ${on} on`,
    filters: 'Filters',
    sort: (order: string) => `Sort: ${order}`,
  },
};
