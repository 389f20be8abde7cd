export const messages = {
  products: { one: '# product', other: '# products' },
  combos: { one: '# combo', other: '# combos' },
  results: { one: '# result', other: '# results' },
  forTerm: (term: string) => ` for ${term}`,
  sortedBy: (order: string) => `, sorted by: ${order}`,
};
