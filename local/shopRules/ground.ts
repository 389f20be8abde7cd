import {
  address,
  banner,
  cartLine,
  combo,
  CREATED,
  highlight,
  message,
  offer,
  order,
  PHONE_CUSTOMER,
  product,
  review,
  user,
} from './builders';
import { TEAM } from './actors';
import { type Fields } from './operations';

/** Collections without rules: the functions' own, one that does not exist, and tempting names. */
export const CLOSED = [
  ...[
    'stock',
    'counters',
    'payments',
    'webhookEvents',
    'openPayments',
    'invoices',
    'mail',
    'strayParcels',
    'claims',
    'remittances',
    'pictures',
    'system',
  ],
  ...['sales', 'checkouts', 'skus', 'offerCodes', 'deleted', 'deletions', 'idempotency'],
  ...[
    'buyers',
    'rateLimits',
    'deliveryDates',
    'orderSearch',
    'orderNotes',
    'customers',
    'customerSearch',
    'messages',
    'offerUses',
    'reviews',
    'reviewMarks',
    'reviewPhotos',
    'questions',
    'wishlists',
    'credit',
    'giftCards',
    'referrers',
    'referrals',
    'referralClaims',
  ],
  ...['staffNews', 'notifications', 'admins', 'alerts', 'alertQueues', 'mailChoices', 'anything'],
] as const;

/** Collections with rules; their subcollections have none. */
export const OPEN = [
  ...['users/alice', 'products/p', 'combos/c', 'offers/on', 'banners/on'],
  ...['highlights/on', 'orders/a1', 'auditLog/e1'],
  'auditParts/e1',
  'settings/store',
] as const;

/** The line in Alice's cart; writing it again changes nothing. */
export const STORED_LINE = cartLine({ quantity: 9 });
export const STORED_ADDRESS = address({ landmark: 'A tree' });

/** A document that would satisfy the conditions of every rule. */
const BAIT: Fields = { userId: 'alice', status: 'active', enabled: true, price: 1 };

/** The documents before each case, written by the functions. */
export const GROUND: Record<string, Fields> = {
  'users/alice': user({ isVerified: false, cart: [STORED_LINE], address: [STORED_ADDRESS] }),
  'users/bob': user({ userId: 'bob', email: 'bob@example.com' }),
  'deletions/dora': { uid: 'dora', begunAt: CREATED, doneAt: CREATED, nextAt: null },
  'products/p': product(),
  'products/draft': product({ status: 'draft' }),
  'combos/c': combo(),
  'combos/gone': combo({ status: 'archived' }),
  'offers/on': offer(),
  'offerUses/on': { usedCount: 3, updatedAt: CREATED },
  'offers/off': offer({ enabled: false, code: 'SECRET' }),
  'offers/later': offer({
    code: 'LATER',
    enabled: false,
    isScheduled: true,
    startsAt: '2199-01-01T00:00:00.000Z',
  }),
  'offers/on/uses/alice': { count: 1 },
  'banners/on': banner(),
  'banners/off': banner({ enabled: false }),
  'banners/later': banner({ enabled: false, isScheduled: true, startsAt: '2199-01-01T00:00:00.000Z' }),
  'highlights/on': highlight(),
  'highlights/off': highlight({ enabled: false }),
  'highlights/later': highlight({ enabled: false, isScheduled: true, startsAt: '2199-01-01T00:00:00.000Z' }),
  'settings/store': { codFee: 70 },
  'settings/secret': { key: 'x' },
  'settings/team': TEAM,
  'orders/a1': order(),
  'orders/b1': order({ orderId: 'b1', userId: 'bob' }),
  'orders/erased': order({ orderId: 'erased', userId: 'erased' }),
  'orders/phoned': order({ orderId: 'phoned', userId: PHONE_CUSTOMER }),
  'payments/ra': { userId: 'alice', amount: 500 },
  'auditLog/e1': { action: 'order.packed', target: 'orders/a1', by: { uid: 'alice' } },
  'auditParts/e1': { action: 'order.packed', target: 'orders/a1', by: { uid: 'alice' }, run: 'r' },
  'messages/m': message(),
  'reviews/barley-toner_alice': review({ status: 'published', createdAt: CREATED }),
  'reviews/barley-toner_bob': review({ userId: 'bob', createdAt: CREATED }),
  'reviews/serum_bob': review({ productId: 'serum', userId: 'bob', createdAt: CREATED }),
  'reviews/oil_alice': review({ productId: 'oil', createdAt: CREATED }),
  ...Object.fromEntries(CLOSED.map((collection) => [`${collection}/x`, BAIT])),
  ...Object.fromEntries(OPEN.map((path) => [`${path}/notes/n`, BAIT])),
};
