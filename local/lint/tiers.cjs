/** The features of src/features in tiers: each may use those of a lower tier, through their index.ts. */
const TIERS = [
  ['connection', 'unsaved', 'failures', 'payments'],
  ['mailLink'],
  ['auth', 'notifications', 'consent'],
  [
    'userProfile',
    'emailChange',
    'privacy',
    'alerts',
    'wishlist',
    'reviews',
    'compare',
    'prepay',
    'credit',
    'extras',
  ],
  ['catalogue', 'cart', 'giftCards', 'addresses', 'orders', 'storefront'],
  ['search', 'offers', 'buyAgain', 'referrals'],
  ['chrome'],
  ['checkout', 'admin', 'home', 'profile', 'info', 'wishlistPages', 'comparePages', 'orderLink'],
];

/** Areas of functions/src from left to right: imports point left only, and never to an area beside it. */
const FUNCTION_LAYERS = [
  ['platform'],
  ['gateways'],
  ['offers'],
  ['catalogue'],
  ['pages', 'pictures', 'connection'],
  ['limits', 'credit'],
  ['pricing'],
  ['orders'],
  ['payments'],
  ['shipment'],
  ['cancel', 'returns', 'customers'],
  [
    'invoices',
    'messages',
    'sales',
    'mail',
    'reviews',
    'alerts',
    'wishlist',
    'prepay',
    'orderLinks',
    'giftCards',
    'referrals',
  ],
  ['accounts', 'staff'],
  ['notifications'],
  ['reconcile'],
  ['admin'],
  ['composition'],
];

/** The areas of the admin, in tiers as above. */
const ADMIN_TIERS = [
  ['shared', 'access'],
  ['keys', 'arrange', 'notifications', 'courierTime'],
  ['table', 'fields', 'pictures', 'exports', 'team'],
  ['csv', 'packingSlips', 'openOrder', 'messages', 'reviews', 'mails', 'limits', 'dashboard'],
  ['losses', 'activity', 'gst'],
  [
    'remittances',
    'catalogue',
    'orderActions',
    'phoneOrders',
    'privateNotes',
    'credit',
    'giftCards',
    'referrals',
  ],
  ['orders', 'scheduled', 'cartSettings'],
  ['offers', 'customers', 'scan', 'undelivered', 'returns', 'mismatches'],
  ['editor', 'menu'],
  ['palette'],
  ['layout'],
];

module.exports = { TIERS, FUNCTION_LAYERS, ADMIN_TIERS };
