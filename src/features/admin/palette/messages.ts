import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';
import type { EntryName } from '../menu';
import type { PaletteGroup } from './paletteEntry';

const groups: Record<PaletteGroup, string> = {
  recent: 'Last opened',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  go: 'Go to',
  actions: 'Actions',
};

/** Further words by which an area is looked for. */
const alsoAreas: Partial<Record<EntryName, string>> = {
  dashboard: 'home figures sales reports',
  orders: 'refunds due cancelled',
  returns: 'refunds due exchanges',
  undelivered: 'failed lost parcels',
  mismatches: 'refused refunds payments reconciler',
  remittances: 'cod remittance cash utr transfers nimbuspost payments',
  gst: 'tax gstr-1 invoices credit notes accountant',
  products: 'catalogue import stock prices',
  combos: 'sets bundles import',
  lowStock: 'sold out',
  offers: 'coupons codes discounts',
  cartSettings: 'gift wrap free samples',
  banners: 'home page pictures',
  highlights: 'home page pictures',
  customers: 'people',
  messages: 'contact complaints tickets',
  reviews: 'questions answers ratings stars',
  giftCards: 'vouchers',
  referrals: 'referrals friends',
  mails: 'emails e-mails sent',
  team: 'invite roles staff colleagues rights',
  limits: 'purchase limits fraud',
  activity: 'history log undo',
  notifications: 'alerts push digest',
  security: 'authenticator password 2fa',
};

export const messages = {
  alsoAreas,
  alsoExport: 'export csv excel download spreadsheet',
  alsoKeys: 'help hotkeys',
  alsoLogOut: 'log out sign out',
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
  logOut: 'Log out',
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
