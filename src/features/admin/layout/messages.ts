export const messages = {
  title: 'Admin',
  areas: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    mismatches: 'Mismatches',
    products: 'Products',
    newProduct: 'Add product',
    combos: 'Combos',
    newCombo: 'Add combo',
    messages: 'Messages',
    mails: 'Failed mails',
    offers: 'Offers',
    banners: 'Banners',
    highlights: 'Highlights',
    activity: 'Activity',
    limits: 'Limits',
  },
};
