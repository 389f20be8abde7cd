/** The groups of calls, in the order of the document, with the first parts of their paths. */
const TAGS: readonly [name: string, ...prefixes: string[]][] = [
  ['Catalogue', '/api/catalogue', '/api/serviceability', '/media/'],
  ['Checkout and payment', '/api/payment/', '/api/cart/', '/api/checkouts', '/api/nimbus/create-shipment'],
  ['Orders', '/api/orders/', '/api/order-links', '/api/delivery/'],
  [
    'Account and messages',
    '/api/account/',
    '/api/messages',
    '/api/alerts',
    '/api/mail-links/',
    '/api/unsubscribe/',
    '/api/wishlist',
    '/api/credit',
    '/api/gift-cards',
    '/api/referrals',
    '/api/referral-links/',
  ],
  ['Reviews and questions', '/api/reviews/', '/api/questions/'],
  ['Webhooks', '/api/nimbus/webhook'],
  ['Crawlers and network', '/sitemap.xml', '/llms.txt', '/feeds/', '/api/connection'],
  [
    'Admin: overview',
    '/api/admin/dashboard',
    '/api/admin/waiting',
    '/api/admin/activity',
    '/api/admin/tax-documents',
    '/api/admin/remittances',
  ],
  [
    'Admin: customers',
    '/api/admin/customers',
    '/api/admin/gift-cards',
    '/api/admin/referrals',
    '/api/admin/exports/customers',
  ],
  [
    'Admin: orders',
    '/api/admin/orders',
    '/api/admin/undelivered',
    '/api/admin/phone-orders',
    '/api/admin/search',
    '/api/admin/print',
    '/api/admin/pickup',
    '/api/admin/scan',
    '/api/admin/places',
    '/api/admin/courier-labels',
    '/api/admin/exports/',
  ],
  ['Admin: returns', '/api/admin/returns'],
  [
    'Admin: mismatches',
    '/api/admin/mismatches',
    '/api/admin/reconcile',
    '/api/admin/payments/',
    '/api/admin/parcels/',
  ],
  ['Admin: messages', '/api/admin/messages', '/api/admin/mails'],
  ['Admin: reviews and questions', '/api/admin/reviews', '/api/admin/questions'],
  ['Team', '/api/admin/staff', '/api/staff/'],
  ['Admin: purchase limits', '/api/admin/limits'],
  ['Admin: cart extras', '/api/admin/cart-settings'],
  ["Admin: courier's time", '/api/admin/courier-time'],
  ['Admin: notifications', '/api/admin/notifications'],
  [
    'Admin: catalogue',
    '/api/admin/products',
    '/api/admin/combos',
    '/api/admin/known',
    '/api/admin/changes/',
    '/api/admin/import/',
    '/api/admin/export/',
    '/api/admin/pictures',
  ],
  [
    'Admin: offers and banners',
    '/api/admin/offers',
    '/api/admin/banners',
    '/api/admin/highlights',
    '/api/admin/arrange/',
  ],
];

export const TAG_NAMES: readonly string[] = TAGS.map(([name]) => name);

/** The group of a path; throws for one that belongs to none. */
export function tagOf(path: string): string {
  if (path.endsWith('/webhook')) return 'Webhooks';
  const found = TAGS.find(([, ...prefixes]) => prefixes.some((prefix) => path.startsWith(prefix)));
  if (!found) throw new Error(`local/api/tags.ts has no group for ${path} yet`);
  return found[0];
}
