const entries = {
  dashboard: 'Dashboard',
  orders: 'Orders',
  pack: 'Scan to pack',
  returns: 'Returns',
  undelivered: 'Undelivered',
  mismatches: 'Mismatches',
  products: 'Products',
  newProduct: 'Add product',
  combos: 'Combos',
  newCombo: 'Add combo',
  lowStock: 'Low stock',
  customers: 'Customers',
  messages: 'Messages',
  reviews: 'Reviews',
  mails: 'Failed mails',
  offers: 'Offers',
  banners: 'Banners',
  highlights: 'Highlights',
  activity: 'Activity',
  notifications: 'Notifications',
  limits: 'Limits',
  team: 'Team',
};
export type EntryName = keyof typeof entries;

export const messages = {
  title: 'Admin',
  home: (shop: string) => `${shop} admin`,
  menu: 'Admin menu',
  tabs: 'Admin tabs',
  groups: {
    top: '',
    orders: 'Orders',
    catalogue: 'Catalogue',
    marketing: 'Marketing',
    customers: 'People',
    settings: 'Settings',
  },
  entries,
  /** Read aloud after an entry's count. */
  waiting: 'waiting',
  atLeast: (count: string) => `${count}+`,
  more: 'More',
  viewShop: 'View shop',
  /** Before the name. */
  account: 'Signed in as',
  logOut: 'Logout',
};
