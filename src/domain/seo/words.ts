import { store } from '../store';

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

/** The names of pages that never change, as the browser's tab and search engines show them before the shop's. */
export const PAGE_NAMES = {
  about: 'About Us',
  contact: 'Contact Us',
  notFound: 'Page not found',
  gone: 'No longer here',
} as const;

export const shopTitle = `${store.name}: ${store.tagline.split('.')[0]}`;

/** 'Cart | Glumist', or the shop alone. */
export const titleOf = (name?: string | null): string => (name ? `${name} | ${store.name}` : shopTitle);

export function pageDescription(path: string): string {
  const [, first = ''] = path.split('/');
  return DESCRIPTIONS[`/${first}`] ?? HOME;
}

/** Characters that search engines show of a description. */
const SHOWN = 155;

/** As many whole words as search engines show. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= SHOWN) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', SHOWN - 1) + 1 || SHOWN - 1).trimEnd()}…`;
}

/** Of a product or a combo. */
export const itemDescription = ({
  description,
  subtitle,
}: {
  description: string;
  subtitle: string;
}): string => shortened(description || subtitle);
