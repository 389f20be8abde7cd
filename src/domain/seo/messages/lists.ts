export const messages = {
  home: 'Home',
  search: 'Search results',
  combos: 'Combos',
  products: 'All Products',
  ofCategory: (category: string) =>
    `${category} made for heat, humidity and hard water: prices, reviews and every ingredient.`,
  ofCombos:
    'Sets of products that go well together, for less than they cost separately. Cash on delivery across India.',
};
