import type { RouteName } from '@/app/router/paths';

export const HOME =
  'Mists, serums and sunscreens made for heat, humidity and hard water. Every ingredient on every label. Cash on delivery across India.';

/** The descriptions of routes for search engines; other routes have the home page's. */
export const DESCRIPTIONS: Partial<Record<RouteName, string>> = {
  products:
    'All our toners, mists, serums, moisturisers, face washes and sunscreens, by concern, skin type, ingredient and price.',
  product: 'Ingredients, how to use it, reviews, price and when it can be with you.',
  combo: 'Products that go well together, for less than they cost separately.',
  about: 'Who we are, what we put into a bottle, and what we leave out.',
  contact:
    'Write to us or call us about an order, a product or a complaint. We answer within two working days.',
  policy: 'Shipping, returns, privacy, terms of sale and our grievance officer.',
  profile: 'Your orders, addresses and details.',
  admin: 'For the people who run the shop.',
};
