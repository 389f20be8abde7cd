import { adminEntrances, fillPath } from './pathParts';

/** The addresses within /admin. The admin screen renders all of them. */
export const adminPaths = {
  dashboard: adminEntrances.dashboard,
  orders: '/admin/orders',
  newOrder: '/admin/orders/new',
  order: '/admin/orders/:orderId',
  editOrder: '/admin/orders/:orderId/edit',
  customers: '/admin/customers',
  customer: '/admin/customers/:uid',
  pack: '/admin/pack',
  undelivered: '/admin/undelivered',
  returns: '/admin/returns',
  return: '/admin/returns/:orderId',
  mismatches: '/admin/mismatches',
  gst: '/admin/gst',
  remittances: '/admin/remittances',
  products: '/admin/products',
  product: '/admin/products/:id',
  importProducts: '/admin/products/import',
  newProduct: adminEntrances.newProduct,
  combos: '/admin/combos',
  combo: '/admin/combos/:id',
  importCombos: '/admin/combos/import',
  newCombo: '/admin/addcombos',
  messages: '/admin/messages',
  message: '/admin/messages/:id',
  reviews: '/admin/reviews',
  giftCards: '/admin/gift-cards',
  referrals: '/admin/referrals',
  mails: '/admin/mails',
  offers: '/admin/offers',
  offer: '/admin/offers/:id',
  newOffer: '/admin/offers/new',
  banners: '/admin/banner',
  banner: '/admin/banner/:id',
  newBanner: '/admin/banner/new',
  highlights: '/admin/glumisthighlights',
  highlight: '/admin/glumisthighlights/:id',
  newHighlight: '/admin/glumisthighlights/new',
  activity: '/admin/activity',
  notifications: '/admin/notifications',
  security: '/admin/two-step-login',
  limits: '/admin/limits',
  cartSettings: '/admin/cart',
  team: '/admin/team',
  join: adminEntrances.join,
} as const;

export const adminOrderPath = (orderId: string): string => fillPath(adminPaths.order, orderId);
export const adminEditOrderPath = (orderId: string): string => fillPath(adminPaths.editOrder, orderId);
export const adminReturnPath = (orderId: string): string => fillPath(adminPaths.return, orderId);
export const adminCustomerPath = (uid: string): string => fillPath(adminPaths.customer, uid);
export const adminJoinPath = (id: string): string => fillPath(adminPaths.join, id);
export const adminMessagePath = (id: string): string => fillPath(adminPaths.message, id);

/** The kinds of item with an editor, by the names of their collections. */
type AdminKind = 'products' | 'combos' | 'offers' | 'banners' | 'highlights';

export const adminItemPath = (kind: AdminKind, id: string): string =>
  `${adminPaths[kind]}/${encodeURIComponent(id)}`;

export const adminImportPath = (kind: 'products' | 'combos'): string => `${adminPaths[kind]}/import`;
