import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';
import type { PaletteGroup } from './paletteEntry';

const groups: Record<PaletteGroup, string> = {
  recent: 'Last opened',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  go: 'Go to',
  actions: 'Actions',
};

export const messages = {
  title: 'Search or do something',
  label: 'Find orders, customers, products, areas and actions',
  open: 'Search or do something',
  key: 'Ctrl K',
  cancel: 'Cancel',
  results: 'Results',
  groups,
  add: {
    newOrder: 'New order',
    newProduct: 'Add product',
    newCombo: 'Add combo',
    newOffer: 'Add offer',
    newBanner: 'Add banner',
    newHighlight: 'Add highlight',
  },
  exportOrders: 'Save orders as a file',
  keys: 'Keyboard shortcuts',
  logOut: 'Logout',
  pack: (count: number) => plural(count, { one: 'Pack # chosen order', other: 'Pack # chosen orders' }),
  findOrders: (q: string) => `Find “${q}” in all orders`,
  orders: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  inStock: (count: number) => (count > 0 ? `${formatCount(count)} in stock` : 'sold out'),
  found: (count: number) => plural(count, { one: '# result', other: '# results' }),
  searching: 'Searching',
  nothing: (q: string) => `Nothing found for “${q}”.`,
  failed: (why: string) => `${why} Shown is what was loaded before.`,
  hints: [
    [['↑', '↓'], 'move'],
    [['Enter'], 'open'],
    [['>'], 'actions'],
    [['#'], 'orders'],
    [['@'], 'customers'],
  ] as const,
};
