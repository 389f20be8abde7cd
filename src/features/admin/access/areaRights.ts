import { adminPaths } from '@/app/router/paths';
import type { Right } from '@/domain/staff/roles';

const INBOX: Right = 'messages.answer';

/** The right that each address of the admin needs. An invitation is for people who have no right yet. */
const AREA_RIGHTS: Readonly<Record<Exclude<keyof typeof adminPaths, 'join'>, Right>> = {
  dashboard: 'figures.read',
  orders: 'orders.read',
  newOrder: 'orders.create',
  order: 'orders.read',
  editOrder: 'orders.edit',
  customers: 'customers.read',
  customer: 'customers.read',
  pack: 'orders.pack',
  undelivered: 'orders.read',
  returns: 'orders.read',
  return: 'orders.read',
  mismatches: 'mismatches.settle',
  gst: 'figures.read',
  remittances: 'remittances.manage',
  products: 'catalogue.manage',
  product: 'catalogue.manage',
  importProducts: 'catalogue.manage',
  newProduct: 'catalogue.manage',
  combos: 'catalogue.manage',
  combo: 'catalogue.manage',
  importCombos: 'catalogue.manage',
  newCombo: 'catalogue.manage',
  messages: INBOX,
  message: INBOX,
  reviews: 'reviews.moderate',
  giftCards: 'credit.manage',
  referrals: 'credit.manage',
  mails: 'mails.manage',
  offers: 'offers.manage',
  offer: 'offers.manage',
  newOffer: 'offers.manage',
  banners: 'content.manage',
  banner: 'content.manage',
  newBanner: 'content.manage',
  highlights: 'content.manage',
  highlight: 'content.manage',
  newHighlight: 'content.manage',
  activity: 'activity.read',
  // Everybody on the team has choices of their own.
  notifications: 'orders.read',
  security: 'orders.read',
  limits: 'settings.manage',
  cartSettings: 'settings.manage',
  team: 'staff.manage',
};

const BY_PATH = new Map(
  Object.entries(AREA_RIGHTS).map(([area, right]) => [adminPaths[area as keyof typeof adminPaths], right]),
);

/** The right that a pattern of `adminPaths` needs. */
export function rightOfPath(path: string): Right {
  const right = (BY_PATH as ReadonlyMap<string, Right>).get(path);
  if (!right) throw new Error(`areaRights.ts does not know ${path}`);
  return right;
}
