const HOME =
  'Mists, serums and sunscreens made for heat, humidity and hard water. Every ingredient on every label. Cash on delivery across India.';

/** What a search engine is told of a page, by the first part of its path. */
const DESCRIPTIONS: Record<string, string> = {
  '/': HOME,
  '/products':
    'All our toners, mists, serums, moisturisers, face washes and sunscreens, by concern, skin type, ingredient and price.',
  '/product': 'Ingredients, how to use it, reviews, price and when it can be with you.',
  '/combo': 'Products that go well together, for less than they cost apart.',
  '/about': 'Who we are, what we put into a bottle, and what we leave out.',
  '/contact':
    'Write to us or call us about an order, a product or a complaint. We answer within two working days.',
  '/policies': 'Shipping, returns, privacy, terms of sale and our grievance officer.',
  '/profile': 'Your orders, addresses and details.',
  '/admin': 'For the people who run the shop.',
};

/** What is told of the page at a path that says nothing of itself. */
export function pageDescription(path: string): string {
  const [, first = ''] = path.split('/');
  return DESCRIPTIONS[`/${first}`] ?? HOME;
}
