export const messages = {
  otherCombos: 'See our other combos',
  sameCategory: (category: string) => `See what we have in ${category}`,
  stock: 'Stock',
  takeInstead: (label: string) => `Choose ${label} instead`,
};
