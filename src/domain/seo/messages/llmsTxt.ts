import { store } from '../../store';

/** In Markdown. */
export const messages = {
  terms: (methods: readonly string[]) =>
    `${store.name} sells to shoppers in India. Prices are rupees, tax included. Ways to pay: ${methods.join(' and ')}.`,
  tools:
    'Only a person can pay. A page of the shop registers tools for searching, product facts, delivery to a PIN code and the cart where the browser has `modelContext`.',
  shop: 'Shop',
  allProducts: 'All products',
  feed: 'Product feed',
  feedNote: 'every size with price, stock and pictures',
  sitemap: 'Sitemap',
  contact: 'Contact',
  products: 'Products',
  combos: 'Combos',
  policies: 'Policies',
  inStock: 'in stock',
  soldOut: 'sold out',
};
